import { ownership } from '../texts';
import type { OwnershipNode } from './ownership-query';

/** What a node is called: its name, or what is missing in its place. */
export const nameOfNode = ({ name, label }: OwnershipNode): string => name || label || ownership.unnamed;

/** The second line of a node: what it is, and its share. */
export const roleOfNode = ({ type, percentage_held }: OwnershipNode): string => {
  const role = ownership.types[type];
  return percentage_held === undefined ? role : ownership.step(role, String(percentage_held));
};
