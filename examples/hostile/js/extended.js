// Enumerable helpers, as they were written before anybody counted on a loop over names.
for (const { prototype } of [
  Array,
  String,
  Number,
  Function,
  Boolean,
  Date,
  RegExp,
  Promise,
  Map,
  Set,
  Error,
  Node,
  Event,
]) {
  prototype.last = function () {
    return this[this.length - 1]
  }
  prototype.toJSON ??= undefined
  prototype.default = null
  prototype.value = prototype.value ?? 'theirs'
}
