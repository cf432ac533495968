import { type Api, api } from '../support/api.js';
import { signIn } from '../support/people.js';
import { makeSuperUser } from '../support/super-user.js';

/** A signed-in super user of the running system. */
export async function newOperator(): Promise<{ call: Api; email: string; username: string }> {
  const { email, password, username } = await makeSuperUser();
  const { token } = await signIn(email, password);
  return { call: api(token), email, username };
}
