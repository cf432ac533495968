import { LANGUAGE_CHOICES, OFFERED_LANGUAGES } from '@dossier/proto/texts/language';
import { NativeSelect } from '@mantine/core';
import { answer, api } from '@/lib/api/client';
import { chosenLanguage, rememberLanguage } from '@/lib/texts/language';
import { layout } from '@/lib/texts/layout';
import { unlessExplained, useWrite } from '@/lib/use-write';

type Choice = (typeof LANGUAGE_CHOICES)[number];
const nameOf = (choice: Choice) => (choice === 'auto' ? layout.user.languageAuto : OFFERED_LANGUAGES[choice]);

/** The page is loaded again in the language that was chosen; what was typed is kept as over every reload. */
export function LanguageSwitch() {
  const choose = useWrite((language: Choice) => answer(api.POST('/api/v1/user/language', { body: { language } })), {
    failure: unlessExplained(layout.user.languageFailed),
    onSuccess: (_, language) => {
      if (rememberLanguage(language)) window.location.reload();
    },
  });
  return (
    <NativeSelect
      size="xs"
      px={10}
      pb={8}
      label={layout.user.language}
      disabled={choose.isPending}
      value={(choose.isPending && choose.variables) || chosenLanguage()}
      onChange={({ currentTarget }) => choose.mutate(currentTarget.value as Choice)}
      data={LANGUAGE_CHOICES.map((value) => ({ value, label: nameOf(value) }))}
    />
  );
}
