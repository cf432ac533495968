import type { OwnListAnswer } from '@dossier/proto/calls/sanction-lists';
import { type Answer, answerOf, baseUrl } from '../support/api.js';
import type { Person } from '../support/people.js';

/** Sends a CSV file as the tenant's own list, under the title `Watch list`. */
export async function uploadOwnList(
  by: Person,
  text: string,
  filename = 'list.csv',
  headers = {},
): Promise<Answer<OwnListAnswer>> {
  const form = new FormData();
  form.append('title', 'Watch list');
  form.append('file', new Blob([text], { type: 'text/csv' }), filename);
  const authorization = `Bearer ${by.token}`;
  const url = `${baseUrl()}/api/v1/sanction-lists/own/upload`;
  const response = await fetch(url, { method: 'POST', body: form, headers: { authorization, ...headers } });
  return answerOf(response);
}
