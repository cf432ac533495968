import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/mail.js';

export const contactMail: Translation<typeof source.contactMail> = {
  subject: 'Mensaje de {{0}}, {{1}}',
  text: `{{0}}

{{1}}
{{2}}
{{3}}`,
};

export const mailFrame: Translation<typeof source.mailFrame> = {
  greeting: 'Hola, {{0}}:',
  open: 'Abrir Dossier',
  sender: 'Dossier',
};

export const mailTexts: Translation<typeof source.mailTexts> = {
  locked: {
    subject: 'Su cuenta de Dossier se bloqueó por un momento',
    text: `Hola, {{0}}:

alguien introdujo cinco veces una contraseña o un código incorrectos para su cuenta. Está bloqueada por poco tiempo y se desbloquea sola.

Si fue usted, espere un minuto e inténtelo de nuevo en {{1}}. Si no fue usted, nadie entró; avise a su administrador.

Dossier`,
  },
  registered_again: {
    subject: 'Alguien intentó registrarse con su correo electrónico',
    text: `Hola:

alguien intentó registrarse en {{1}} con su correo electrónico. Usted ya tiene una cuenta, así que no se cambió nada.

Si fue usted, inicie sesión. Si no fue usted, no tiene que hacer nada.

Dossier`,
  },
  verify: {
    subject: 'Confirme su correo electrónico',
    button: 'Confirmar el correo electrónico',
    text: `Hola, {{0}}:

abra este enlace para confirmar que este correo electrónico es suyo. Funciona una vez, dentro de 24 horas:

{{1}}

Si no lo pidió, no tiene que hacer nada.

Dossier`,
  },
  reset: {
    subject: 'Restablezca su contraseña de Dossier',
    button: 'Elegir una contraseña nueva',
    text: `Hola, {{0}}:

abra este enlace para elegir una contraseña nueva. Funciona una vez, dentro de una hora:

{{1}}

Si no lo pidió, no tiene que hacer nada: su contraseña no cambia.

Dossier`,
  },
  invite: {
    subject: 'Está invitado a Dossier',
    button: 'Aceptar la invitación',
    text: `Hola, {{0}}:

un colega le abrió una cuenta. Abra este enlace para elegir su contraseña. Funciona una vez, dentro de 7 días:

{{1}}

Si no lo espera, no tiene que hacer nada.

Dossier`,
  },
  password_changed: {
    subject: 'Su contraseña de Dossier cambió',
    text: `Hola, {{0}}:

la contraseña de su cuenta acaba de cambiar y se cerraron todas las demás sesiones.

Si fue usted, no tiene que hacer nada. Si no fue usted, restablezca su contraseña en {{1}}/forgot-password y avise a su administrador.

Dossier`,
  },
  email_changed: {
    subject: 'El correo electrónico de su cuenta de Dossier cambió',
    text: `Hola, {{0}}:

la cuenta con la que inicia sesión en {{1}} tiene ahora otro correo electrónico. Este ya no la abre.

Si fue usted, no tiene que hacer nada. Si no fue usted, avise de inmediato a su administrador.

Dossier`,
  },
  passkey_added: {
    subject: 'Se añadió una llave de acceso a su cuenta de Dossier',
    text: `Hola, {{0}}:

se acaba de añadir una llave de acceso. Quien tenga el dispositivo puede iniciar sesión con ella en {{1}}.

Si fue usted, no tiene que hacer nada. Si no fue usted, quítela en la configuración de su perfil y avise a su administrador.

Dossier`,
  },
  recovery_used: {
    subject: 'Se usó un código de recuperación para entrar en su cuenta de Dossier',
    text: `Hola, {{0}}:

alguien inició sesión en su cuenta en {{1}} con la contraseña y uno de los códigos de recuperación. Ese código ya no funciona.

Si fue usted, no tiene que hacer nada. Si no fue usted, cambie su contraseña y avise a su administrador.

Dossier`,
  },
};

export const noticeMails: Translation<typeof source.noticeMails> = {
  change_waits: 'Un cambio espera confirmación',
  change_decided: 'Se decidió un cambio suyo',
  task: 'Una tarea suya tiene novedades',
  mention: '{{0}} le mencionó',
  ticket: 'El soporte respondió a su ticket',
  due_diligence: 'Se presentó una diligencia debida',
  requirement: 'Hay que renovar un documento de un cliente',
  review: 'Se acerca la revisión de un cliente',
  list_alarm: 'No se actualizó una lista de sanciones',
  sentence: 'Hay novedades de {{0}} para usted en Dossier.',
  digest: 'Su día en Dossier',
  digestSentence: {
    one: '{{0}} notificación le espera en Dossier.',
    other: '{{0}} notificaciones le esperan en Dossier.',
  },
  settings: 'Qué correos recibe se ajusta en Notificaciones.',
  open: 'Abrir Dossier',
};

export const visitorMails: Translation<typeof source.visitorMails> = {
  due_diligence_form: {
    subject: 'Formulario de diligencia debida para {{0}}',
    sentence: 'Rellene el formulario de diligencia debida para {{0}}. Sus respuestas se guardan mientras escribe.',
  },
  due_diligence_documents: {
    subject: 'Documentos de diligencia debida para {{0}}',
    sentence: 'Suba los documentos de diligencia debida para {{0}}.',
  },
  reminder: {
    subject: 'Recordatorio: formulario de diligencia debida para {{0}}',
    sentence: 'El formulario de diligencia debida para {{0}} todavía le espera.',
  },
  code: {
    subject: 'Su código para abrir la página',
    text: `Su código es {{0}}. Vale diez minutos y una sola vez.

Si no lo ha pedido, quizá otra persona tenga su enlace. Avise a quien se lo envió.`,
  },
  keep: 'Guarde este enlace para usted: quien lo tenga puede leer y cambiar lo que usted escribió.',
  stop: 'Recibe este mensaje hasta que se envíe el formulario. Detener estos recordatorios:',
  open: 'Abrir la página',
};
