/**
 * Objects that all code of a process shares: a release that changes one also changes React. `Error` is not among them, because
 * libraries set its `stackTraceLimit`.
 */
const SHARED = {
  Array,
  Boolean,
  Date,
  Function,
  JSON,
  Map,
  Math,
  Number,
  Object,
  Promise,
  Reflect,
  RegExp,
  Set,
  String,
  Symbol,
  URL,
  URLSearchParams,
  WeakMap,
} as const;

// Own references: a release may have replaced these functions when the check runs.
const { getOwnPropertyDescriptor, ownKeys } = Reflect;
const { is } = Object;

interface Holder {
  name: string;
  object: object;
  keys: PropertyKey[];
  descriptors: (PropertyDescriptor | undefined)[];
}

const describe = (name: string, object: object): Holder => {
  const keys = ownKeys(object);
  return { name, object, keys, descriptors: keys.map((key) => getOwnPropertyDescriptor(object, key)) };
};

const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined): boolean =>
  is(one?.value, other?.value) && one?.get === other?.get && one?.set === other?.set;

/** The first property of the holder that was changed, removed or added. Uses no method that a release may have replaced. */
const findChange = ({ name, object, keys, descriptors }: Holder): string | undefined => {
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index];
    if (key !== undefined && !isSame(descriptors[index], getOwnPropertyDescriptor(object, key)))
      return `${name}.${String(key)}`;
  }
  const now = ownKeys(object);
  return now.length > keys.length ? `${name}.${String(now[now.length - 1])}` : undefined;
};

/**
 * Remembers the built-in objects.
 * @returns a check that names the first of their properties that was changed since; undefined when there is none
 */
export const watchBuiltIns = (): (() => string | undefined) => {
  const holders = Object.entries(SHARED).flatMap(([name, object]) => {
    const prototype: unknown = 'prototype' in object ? object.prototype : undefined;
    const isObject = (typeof prototype === 'object' && prototype !== null) || typeof prototype === 'function';
    return [describe(name, object), ...(isObject ? [describe(`${name}.prototype`, prototype)] : [])];
  });
  return () => {
    for (let index = 0; index < holders.length; index += 1) {
      const holder = holders[index];
      const change = holder && findChange(holder);
      if (change !== undefined) return change;
    }
    return undefined;
  };
};
