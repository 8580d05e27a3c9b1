// Advertisements: for five seconds, work of a tenth of a second at a time, with hardly a pause.
const end = performance.now() + 5000
const work = () => {
  const until = performance.now() + 100
  while (performance.now() < until);
  if (performance.now() < end) setTimeout(work, 20)
}
setTimeout(work, 0)
