/**
 * What a subscriber would stumble over: a property that went away, changed its type or became required.
 * @param {string} name of the schema file
 * @param {string | undefined} before
 * @param {string | undefined} now
 * @returns {string[]}
 */
export function breakingChanges(name, before, now) {
  if (!before || !name.startsWith('events/')) return [];
  if (!now) return [`${name}: the event was removed; publish a new version instead`];
  return differences(JSON.parse(before), JSON.parse(now), name);
}

/** @param {any} before @param {any} now @param {string} path @returns {string[]} */
function differences(before, now, path) {
  if (!before || typeof before !== 'object') return [];
  if (!now) return [`${path} was removed`];
  const own = ['type', '$ref', 'format', 'const']
    .filter((key) => key in before && before[key] !== now[key])
    .map((key) => `${path}: ${key} changed`);
  const added = (now.required ?? []).filter(
    (/** @type {string} */ field) => !before.required?.includes(field) && before.properties?.[field],
  );
  const inside = ['properties', '$defs'].flatMap((group) =>
    Object.keys(before[group] ?? {}).flatMap((field) =>
      differences(before[group][field], now[group]?.[field], `${path}.${field}`),
    ),
  );
  return [...own, ...added.map((/** @type {string} */ field) => `${path}.${field} became required`), ...inside];
}
