type Named = { username: string; first_name?: string; last_name?: string };

/** First and last name of the profile, else the username. */
export const personName = ({ username, first_name, last_name }: Named): string =>
  [first_name, last_name].filter(Boolean).join(' ') || username;

export const initialsOf = (person: Named): string =>
  personName(person)
    .split(/\s+/)
    .map(([letter = '']) => letter)
    .slice(0, 2)
    .join('')
    .toUpperCase();
