// What hardened pages do against prototype pollution.
for (const { prototype } of [Object, Function, Array, String, Number, Boolean, Error, Promise, RegExp, Map, Set, Date])
  Object.freeze(prototype)
for (const shared of [Object, Array, JSON, Math, Reflect, Promise]) Object.freeze(shared)
