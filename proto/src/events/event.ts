import type { Class } from '../calls/call.js';
import type { PermissionKey } from '../permissions/keys.js';

/** A past-tense fact with one owner. Subject: `dossier.<service>.<noun>.<verb>.v<version>`. */
export type Event<Data = unknown> = {
  subject: `dossier.${string}.${string}.${string}.v${number}`;
  summary: string;
  data: Class<Data>;
  /**
   * The keys of which a person needs one of each list to be told over the open line of the gateway that it happened, and to which
   * client; never what it says. Without this nobody is told.
   */
  live?(data: Data): readonly (readonly PermissionKey[])[];
  /** It concerns nobody but these people, by their ids; the line then names no client. */
  people?(data: Data): readonly string[];
  /** Super users are told as well: they are the support. */
  support?: true;
};

export const event = <Data>(definition: Event<Data>): Event<Data> => definition;

/** Whose screens show what waits for a decision, or what became of it. */
export const WHO_SEES_CHANGES: readonly PermissionKey[] = ['view_requested_changes', 'view_change_log'];

/** CloudEvents 1.0 in JSON, with the tenant and the acting person as extensions. */
export type Envelope<Data = unknown> = {
  specversion: '1.0';
  id: string;
  source: string;
  type: string;
  /** What it is about: a client's id where there is one. Events of one subject keep their order. */
  subject: string;
  time: string;
  datacontenttype: 'application/json';
  tenant: string;
  actor: { id: string; name: string };
  data: Data;
};

export const STREAM = 'DOSSIER';
export const STREAM_SUBJECTS = 'dossier.>';

/** The stream's consumer by which one service hears all its events: one for all kinds, so that they keep their order. */
export const consumerOf = (owner: string): string => owner;
