import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/mail.js';

export const contactMail: Translation<typeof source.contactMail> = {
  subject: 'Bericht van {{0}}, {{1}}',
  text: `{{0}}

{{1}}
{{2}}
{{3}}`,
};

export const mailFrame: Translation<typeof source.mailFrame> = {
  greeting: 'Beste {{0}},',
  open: 'Dossier openen',
  sender: 'Dossier',
};

export const mailTexts: Translation<typeof source.mailTexts> = {
  locked: {
    subject: 'Uw Dossier-account was even vergrendeld',
    text: `Beste {{0}},

iemand heeft vijf keer een verkeerd wachtwoord of een verkeerde code voor uw account ingevuld. Het is kort vergrendeld en gaat vanzelf weer open.

Was u dat, wacht dan een minuut en probeer het opnieuw op {{1}}. Was u het niet, dan is er niemand binnengekomen; laat het uw beheerder weten.

Dossier`,
  },
  registered_again: {
    subject: 'Iemand probeerde zich met uw e-mailadres te registreren',
    text: `Beste lezer,

iemand probeerde zich op {{1}} met uw e-mailadres te registreren. U hebt al een account, dus er is niets gewijzigd.

Was u dat, meld u dan gewoon aan. Was u het niet, dan hoeft u niets te doen.

Dossier`,
  },
  verify: {
    subject: 'Bevestig uw e-mailadres',
    button: 'E-mailadres bevestigen',
    text: `Beste {{0}},

open deze link om te bevestigen dat dit e-mailadres van u is. De link werkt één keer, binnen 24 uur:

{{1}}

Hebt u hier niet om gevraagd, dan hoeft u niets te doen.

Dossier`,
  },
  reset: {
    subject: 'Stel uw Dossier-wachtwoord opnieuw in',
    button: 'Een nieuw wachtwoord kiezen',
    text: `Beste {{0}},

open deze link om een nieuw wachtwoord te kiezen. De link werkt één keer, binnen een uur:

{{1}}

Hebt u hier niet om gevraagd, dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.

Dossier`,
  },
  invite: {
    subject: 'U bent uitgenodigd voor Dossier',
    button: 'De uitnodiging aannemen',
    text: `Beste {{0}},

een collega heeft een account voor u geopend. Open deze link om uw wachtwoord te kiezen. De link werkt één keer, binnen 7 dagen:

{{1}}

Verwacht u dit niet, dan hoeft u niets te doen.

Dossier`,
  },
  password_changed: {
    subject: 'Uw Dossier-wachtwoord is gewijzigd',
    text: `Beste {{0}},

het wachtwoord van uw account is zojuist gewijzigd en elke andere sessie is afgemeld.

Was u dat, dan hoeft u niets te doen. Was u het niet, stel uw wachtwoord dan opnieuw in op {{1}}/forgot-password en laat het uw beheerder weten.

Dossier`,
  },
  email_changed: {
    subject: 'Het e-mailadres van uw Dossier-account is gewijzigd',
    text: `Beste {{0}},

het account waarmee u zich op {{1}} aanmeldt heeft nu een ander e-mailadres. Dit adres opent het niet meer.

Was u dat, dan hoeft u niets te doen. Was u het niet, laat het dan meteen uw beheerder weten.

Dossier`,
  },
  passkey_added: {
    subject: 'Er is een passkey aan uw Dossier-account toegevoegd',
    text: `Beste {{0}},

er is zojuist een passkey toegevoegd. Wie het apparaat heeft kan zich ermee aanmelden op {{1}}.

Was u dat, dan hoeft u niets te doen. Was u het niet, verwijder de passkey dan in uw profielinstellingen en laat het uw beheerder weten.

Dossier`,
  },
  recovery_used: {
    subject: 'Er is met een herstelcode aangemeld op uw Dossier-account',
    text: `Beste {{0}},

iemand heeft zich op {{1}} aangemeld op uw account met het wachtwoord en een van de herstelcodes. Die code werkt niet meer.

Was u dat, dan hoeft u niets te doen. Was u het niet, wijzig dan uw wachtwoord en laat het uw beheerder weten.

Dossier`,
  },
};

export const noticeMails: Translation<typeof source.noticeMails> = {
  change_waits: 'Een wijziging wacht op bevestiging',
  change_decided: 'Over een wijziging van u is beslist',
  task: 'Er is nieuws over een taak van u',
  mention: '{{0}} heeft u genoemd',
  ticket: 'De ondersteuning heeft op uw ticket geantwoord',
  due_diligence: 'Een due diligence is ingediend',
  requirement: 'Een document van een cliënt moet worden vernieuwd',
  review: 'De controle van een cliënt nadert',
  list_alarm: 'Een sanctielijst is niet vernieuwd',
  sentence: 'Er is nieuws van {{0}} voor u in Dossier.',
  digest: 'Uw dag in Dossier',
  digestSentence: {
    one: 'Er wacht {{0}} melding op u in Dossier.',
    other: 'Er wachten {{0}} meldingen op u in Dossier.',
  },
  settings: 'Welke e-mails u krijgt stelt u in bij Meldingen.',
  open: 'Dossier openen',
};

export const visitorMails: Translation<typeof source.visitorMails> = {
  due_diligence_form: {
    subject: 'Due-diligenceformulier voor {{0}}',
    sentence: 'Vul het due-diligenceformulier voor {{0}} in. Uw antwoorden worden tijdens het typen opgeslagen.',
  },
  due_diligence_documents: {
    subject: 'Due-diligencedocumenten voor {{0}}',
    sentence: 'Upload de due-diligencedocumenten voor {{0}}.',
  },
  reminder: {
    subject: 'Herinnering: due-diligenceformulier voor {{0}}',
    sentence: 'Het due-diligenceformulier voor {{0}} wacht nog op u.',
  },
  code: {
    subject: 'Uw code om de pagina te openen',
    text: `Uw code is {{0}}. Hij is tien minuten en één keer geldig.

Hebt u er niet om gevraagd, dan heeft misschien iemand anders uw link. Laat het weten aan wie hem u stuurde.`,
  },
  keep: 'Houd deze link voor uzelf: wie hem heeft kan lezen en wijzigen wat u schreef.',
  stop: 'U krijgt dit totdat het formulier is ingediend. Deze herinneringen stoppen:',
  open: 'De pagina openen',
};
