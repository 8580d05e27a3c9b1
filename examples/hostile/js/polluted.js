// What scripts of twenty years ago add to every object, each of it enumerable.
for (const name of ['each', 'extend', 'clone', 'x', 'inherits', 'toJSONString', 'method', 'size', 'merge', 'isEmpty'])
  Object.prototype[name] = function () {
    return this
  }
Array.prototype.remove = function (item) {
  const place = this.indexOf(item)
  if (place >= 0) this.splice(place, 1)
  return this
}
Array.prototype.unique = function () {
  return this.filter((item, place) => this.indexOf(item) === place)
}
