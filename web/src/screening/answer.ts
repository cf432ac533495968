import type { components } from '@/lib/api/schema';

type Schemas = components['schemas'];
export type ScreeningAnswer = Schemas['ScreeningAnswer'];
export type Match = Schemas['ScreeningMatch'];
/** What an answer rests on. */
export type Searched = {
  lists: ScreeningAnswer['data']['lists'];
  searchedWith: ScreeningAnswer['data']['searched_with'];
};
export type Explanation = Schemas['ScoreExplanation'];
export type StoredScreening = Schemas['StoredScreening'];
export type GeneralRequest = Schemas['GeneralRequest'];

/** The whole answer, out of the texts it is stored as. */
export function storedAnswer({ request, response }: Pick<StoredScreening, 'request' | 'response'>): ScreeningAnswer {
  const answer = JSON.parse(response) as Omit<ScreeningAnswer, 'request'>;
  return { ...answer, request: storedRequest({ request }) };
}

export const storedRequest = ({ request }: Pick<StoredScreening, 'request'>) =>
  JSON.parse(request) as ScreeningAnswer['request'];

/** `Melnikov, Viktor`, or the name of an organisation. */
export const requestedName = ({ name, surname, firstname }: GeneralRequest): string =>
  name ?? [surname, firstname].filter(Boolean).join(', ');
