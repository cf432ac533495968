type Numeric = Int32Array | Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

/** A typed array that grows: numbers pushed one by one cost no objects. */
export type Growing<Kind extends Numeric> = { push: (value: number) => void; length: () => number; done: () => Kind };

export function growing<Kind extends Numeric>(make: (length: number) => Kind): Growing<Kind> {
  let values = make(1024);
  let count = 0;
  return {
    push: (value) => {
      if (count === values.length) {
        const larger = make(values.length * 2);
        larger.set(values);
        values = larger;
      }
      values[count++] = value;
    },
    length: () => count,
    done: () => values.slice(0, count) as Kind,
  };
}

export const growingInts = (): Growing<Int32Array> => growing((length) => new Int32Array(length));
export const growingBytes = (): Growing<Uint8Array> => growing((length) => new Uint8Array(length));

/** Groups `items` by key 0..keys-1: starts and grouped items, by counting. `each` must call back twice the same way. */
export function groupByKey(
  keys: number,
  each: (emit: (key: number, item: number) => void) => void,
): { starts: Int32Array; items: Int32Array } {
  const starts = new Int32Array(keys + 1);
  each((key) => {
    starts[key + 1]! += 1;
  });
  for (let key = 0; key < keys; key += 1) starts[key + 1]! += starts[key]!;
  const next = starts.slice();
  const items = new Int32Array(starts[keys]!);
  each((key, item) => {
    items[next[key]!++] = item;
  });
  return { starts, items };
}
