import { escaped } from './escape.js';
import type { ComplexType, ElementPart, GroupPart, Part } from './types.js';
import { type ProblemCode, wrongValue } from './values.js';

/** A part of a report that is written once and used often, such as a person of many transactions. */
export interface Shared {
  /** Its content as this type has it; paths of its problems begin at it. */
  as(type: ComplexType): Rendered;
}
export type Tree = { [name: string]: Node | undefined };
export type Node = string | Tree | Shared | readonly Node[];

/** `path` begins at the shared part that it is `from`, or at the whole. */
export type Problem = { path: string; code: ProblemCode; detail?: readonly string[]; from?: Shared };
export type Rendered = { xml: string; problems: readonly Problem[] };

const isShared = (node: Node): node is Shared => typeof (node as Partial<Shared>).as === 'function';

/**
 * Writes a tree as the content of a type, in the order that the schema binds to, and says what is wrong with it by the same
 * schema. What has problems is not fit to be sent; what has none may still be refused by the gate.
 */
export function render(type: ComplexType, tree: Tree): Rendered {
  const problems: Problem[] = [];
  const xml = group(type.content, tree, '', problems);
  for (const name in tree)
    if (tree[name] !== undefined && !type.elements.has(name)) problems.push({ path: name, code: 'E_UNKNOWN' });
  return { xml, problems };
}

const isThere = (part: Part, tree: Tree): boolean => {
  if (part.kind === 'element') return tree[part.name] !== undefined;
  for (const name of part.names) if (tree[name] !== undefined) return true;
  return false;
};

function group(part: GroupPart, tree: Tree, path: string, problems: Problem[]): string {
  if (part.kind === 'choice') return choice(part, tree, path, problems);
  if (part.min === 0 && !isThere(part, tree)) return '';
  let xml = '';
  for (const each of part.parts) xml += one(each, tree, path, problems);
  return xml;
}

function choice(part: GroupPart, tree: Tree, path: string, problems: Problem[]): string {
  const present = part.parts.filter((each) => isThere(each, tree));
  const [first] = present;
  if (!first) {
    if (part.min > 0) problems.push({ path: path + firstName(part), code: 'E_REQUIRED', detail: [...part.names] });
    return '';
  }
  const wholes = present.length > 1 && part.max === 1 ? present.filter((each) => holdsAll(each, part, tree)) : [];
  if (wholes.length > 0) return best(wholes, tree, path, problems);
  if (present.length > 1 && part.max === 1)
    problems.push({ path: path + firstName(first), code: 'E_CHOICE', detail: [...part.names] });
  return present.map((each) => one(each, tree, path, problems)).join('');
}

/** Whether it has room for all that is there of the choice. */
function holdsAll(part: Part, { names }: GroupPart, tree: Tree): boolean {
  const own = part.kind === 'element' ? new Set([part.name]) : part.names;
  return [...names].every((name) => tree[name] === undefined || own.has(name));
}

/** Newer schemas offer transactions with an activity beside them, or an activity alone: what is least wrong was meant. */
function best(parts: readonly Part[], tree: Tree, path: string, problems: Problem[]): string {
  const tried = parts.map((part) => {
    const found: Problem[] = [];
    return { xml: one(part, tree, path, found), found };
  });
  const [least] = tried.sort((a, b) => a.found.length - b.found.length);
  problems.push(...(least?.found ?? []));
  return least?.xml ?? '';
}

const firstName = (part: Part): string =>
  part.kind === 'element' ? part.name : part.parts[0] ? firstName(part.parts[0]) : '';

const one = (part: Part, tree: Tree, path: string, problems: Problem[]): string =>
  part.kind === 'element' ? element(part, tree[part.name], path, problems) : group(part, tree, path, problems);

function element(part: ElementPart, node: Node | undefined, path: string, problems: Problem[]): string {
  if (node === undefined) {
    if (part.min > 0) problems.push({ path: path + part.name, code: 'E_REQUIRED' });
    return '';
  }
  if (!Array.isArray(node)) return single(part, node, path, problems);
  if (node.length > part.max) problems.push({ path: path + part.name, code: 'E_RANGE', detail: [String(part.max)] });
  return node.map((each) => single(part, each as Node, path, problems)).join('');
}

function single({ name, type, fixed }: ElementPart, node: Node, path: string, problems: Problem[]): string {
  const here = path + name;
  if (typeof node === 'string') {
    if (type.kind === 'complex') {
      problems.push({ path: here, code: 'E_TYPE' });
      return '';
    }
    const wrong = wrongValue(type, fixed, node);
    if (wrong) problems.push({ path: here, ...wrong });
    return `<${name}>${escaped(node)}</${name}>`;
  }
  if (type.kind === 'simple') {
    problems.push({ path: here, code: 'E_TYPE' });
    return '';
  }
  const from = isShared(node as Node) ? (node as Shared) : undefined;
  const inner = from ? from.as(type) : render(type, node as Tree);
  for (const problem of inner.problems) problems.push(placed(problem, from, here));
  return `<${name}>${inner.xml}</${name}>`;
}

function placed(problem: Problem, from: Shared | undefined, here: string): Problem {
  if (problem.from) return problem;
  return from ? { ...problem, from } : { ...problem, path: `${here}/${problem.path}` };
}
