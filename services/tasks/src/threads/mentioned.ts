type Named = { _id: string; username: string; first_name?: string; last_name?: string };

/** By which names a person is mentioned: the user name, and first and last name of the profile. */
const namesOf = ({ username, first_name, last_name }: Named): string[] =>
  [username, [first_name, last_name].filter(Boolean).join(' ')].filter(Boolean);

/** An @ at the beginning of a word. */
const AT = /(?<![\p{L}\p{N}])@/gu;
const GOES_ON = /^[\p{L}\p{N}]/u;

/** The ids of those of these people whom a text names after an @, whatever the case. Of names that begin alike the longest is meant. */
export function mentionedIn(text: string, people: readonly Named[]): string[] {
  const lower = text.toLowerCase();
  const known = people.flatMap((person) =>
    namesOf(person).map((name) => ({ _id: person._id, name: name.toLowerCase() })),
  );
  const found = [...lower.matchAll(AT)].flatMap(({ index }) => {
    const rest = lower.slice(index + 1);
    const fitting = known.filter(({ name }) => rest.startsWith(name) && !GOES_ON.test(rest.slice(name.length)));
    const longest = Math.max(...fitting.map(({ name }) => name.length));
    return fitting.filter(({ name }) => name.length === longest).map(({ _id }) => _id);
  });
  return [...new Set(found)];
}
