/** Electron's `contextBridge`, imitated within the one world that a page has on the host. */
export const contextBridge = {
  exposeInMainWorld(key: string, api: unknown): void {
    if (key in window)
      throw new Error('Cannot bind an API on top of an existing property on the window object');
    const value = deepFreeze(copyAcross(api, new Map()));
    Object.defineProperty(window, key, { value, writable: false, configurable: false, enumerable: true });
  },
};

type Copied = Map<object, unknown>;
type Callable = (...args: unknown[]) => unknown;

/** The copy that the bridge makes: functions become proxies, plain data is copied, prototypes are lost. */
function copyAcross(value: unknown, copied: Copied): unknown {
  if (typeof value === 'symbol')
    throw new Error('electron host: symbols cannot be sent over the context bridge');
  if (isCallable(value)) return copied.get(value) ?? remember(copied, value, proxyOf(value));
  if (typeof value !== 'object' || value === null) return value;
  return copied.get(value) ?? copyObject(value, copied);
}

function copyObject(value: object, copied: Copied): unknown {
  if (value instanceof Promise) return value.then(copyOne, rethrowCopy);
  if (value instanceof Error) return new Error(value.message);
  if (value instanceof Node) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    copied.set(value, list);
    for (const part of value) list.push(copyAcross(part, copied));
    return list;
  }
  return isBuiltIn(value) ? structuredClone(value) : copyRecord(value, copied);
}

function copyRecord(value: object, copied: Copied): unknown {
  const record: Record<string, unknown> = {};
  copied.set(value, record);
  for (const [key, part] of Object.entries(value)) record[key] = copyAcross(part, copied);
  return record;
}

function proxyOf(call: Callable): Callable {
  return (...args) => {
    const result = call(...args.map(copyOne));
    return result instanceof Promise ? result.then(copyOne, rethrowCopy) : copyOne(result);
  };
}

function copyOne(value: unknown): unknown {
  return copyAcross(value, new Map());
}

function rethrowCopy(error: unknown): never {
  throw copyOne(error);
}

function remember(copied: Copied, from: object, to: unknown): unknown {
  copied.set(from, to);
  return to;
}

function isCallable(value: unknown): value is Callable {
  return typeof value === 'function';
}

/** Dates, maps, typed arrays and the like, which are cloned; objects and instances of the program's classes are not. */
function isBuiltIn(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return false;
  return Object.prototype.toString.call(value) !== '[object Object]';
}

function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
