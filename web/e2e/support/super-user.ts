import { makeSuperUser } from '../../../test/support/super-user';
import { type Person, signIn } from './people';

/** A super user, signed in; of the system under test unless told. */
export async function newSuperUser(settings?: NodeJS.ProcessEnv): Promise<Person> {
  const made = await makeSuperUser(settings);
  return { ...made, ...(await signIn(made.email, made.password)) };
}
