/** Quill's Delta, as far as the terms use it. */
export type Delta = { ops: { insert: string; attributes?: { header?: number; list?: 'bullet' } }[] };

const SECTIONS: readonly [heading: string, ...paragraphs: string[]][] = [
  [
    'What Dossier is for',
    'Dossier helps your organisation to know its clients: to keep one file per client, to have every change looked at by a second person, and to show later who knew what and when. It supports the judgement of your compliance staff. It does not replace it, and a screening without a match is not a statement that a client is free of risk.',
  ],
  [
    'Your workspace and its users',
    'Whoever registers opens a workspace and becomes its administrator. The administrator decides who else may enter it and what they may do. Keep your password and your authenticator app to yourself; what is done with your account counts as done by you until you tell your administrator that somebody else may have used it.',
  ],
  [
    'The data you enter',
    'The data in your workspace belongs to your organisation. You enter only what you may lawfully process, and only as much as your duties under the rules against money laundering ask for. We process it to run Dossier for you, never to advertise and never for the use of another workspace.',
  ],
  [
    'What is recorded',
    'Sign-ins, changes, approvals, denials and downloads are recorded with the time and the acting user. These records cannot be edited. They are kept as long as the law asks your organisation to keep its client files, and are removed after that.',
  ],
  [
    'Fair use',
    'Do not try to reach data of another workspace, to pass by the approval of a second person, to overload the service, or to upload files that harm others. If you find a weakness, tell us before you tell anybody else; we will thank you for it.',
  ],
  [
    'Availability and liability',
    'We take care that what was confirmed to you is not lost, and we repair failures as quickly as we can. Decisions about clients, reports to an authority and their deadlines remain with your organisation.',
  ],
  [
    'Changes to these terms',
    'A new version is announced in the application before it counts. The version that you accepted is kept with your account.',
  ],
];

/** What a new database starts with; a super user can replace it. */
export const firstTerms: Delta = {
  ops: [
    { insert: 'Terms and Conditions' },
    { insert: '\n', attributes: { header: 1 } },
    ...SECTIONS.flatMap(([heading, ...paragraphs]) => [
      { insert: heading },
      { insert: '\n', attributes: { header: 2 } },
      ...paragraphs.map((paragraph) => ({ insert: `${paragraph}\n` })),
    ]),
  ],
};

export const plainText = ({ ops }: { ops: readonly { insert: string }[] }): string =>
  ops.map(({ insert }) => insert).join('');
