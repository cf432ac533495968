import { makeSuperUser } from '../../../test/support/super-user';
import { type Person, signIn } from './people';

/** A super user of the system under test, signed in. */
export async function newSuperUser(): Promise<Person> {
  const made = await makeSuperUser();
  return { ...made, ...(await signIn(made.email, made.password)) };
}
