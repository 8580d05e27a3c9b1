// Somebody reads on.
addEventListener('load', () => setTimeout(() => document.querySelector('section').scrollIntoView(), 200))
