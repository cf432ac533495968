const FOLDER = /^(?:services\/)?([^/]+)\/src\/([^/]+)\//;
const SERVER = /^(services|gateway)\//;

/** @param {string} path @returns {string | undefined} */
const folderOf = (path) => {
  const [, part, folder] = (SERVER.test(path) && FOLDER.exec(path)) || [];
  return part && `${part}/${folder}`;
};

/**
 * Folders of one service, or of the gateway, that need each other are one folder, or there is a third one below both. Tests may look
 * wherever they want.
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules
 * @returns {string[]} what is wrong
 */
export function foldersInCircles(modules) {
  /** @type {Map<string, Set<string>>} */
  const uses = new Map();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    if (!from || source.endsWith('.spec.ts')) continue;
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (!to || to === from || to.split('/')[0] !== from.split('/')[0]) continue;
      uses.set(from, (uses.get(from) ?? new Set()).add(to));
    }
  }
  return circlesOf(uses).map((circle) => `need each other: ${circle.join(', ')}`);
}

/** @param {ReadonlyMap<string, ReadonlySet<string>>} uses @returns {string[][]} largest sets in which each reaches each, sorted */
function circlesOf(uses) {
  const reached = new Map([...uses.keys()].map((folder) => [folder, reach(uses, folder)]));
  const together = [...reached].map(([folder, all]) =>
    [...all].filter((other) => reached.get(other)?.has(folder)).sort(),
  );
  return [...new Map(together.filter(({ length }) => length > 1).map((circle) => [String(circle), circle])).values()];
}

/** @param {ReadonlyMap<string, ReadonlySet<string>>} uses @param {string} from @returns {Set<string>} */
function reach(uses, from) {
  /** @type {Set<string>} */
  const found = new Set();
  const open = [from];
  for (let folder = open.pop(); folder; folder = open.pop()) {
    for (const next of uses.get(folder) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
