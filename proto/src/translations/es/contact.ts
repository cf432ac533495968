import type * as source from '../../texts/contact.js';
import type { Translation } from '../../texts/define.js';

export const contact: Translation<typeof source.contact> = {
  title: 'Contacto',
  hint: 'Escríbanos. Respondemos por correo electrónico.',
  fields: { name: 'Nombre', email: 'Correo electrónico', companyName: 'Nombre de la empresa', message: 'Mensaje' },
  submit: 'Enviar',
  fillAll: 'Rellene todos los campos',
  tooLong: 'El texto es demasiado largo',
  failed: 'No se pudo enviar su mensaje. Inténtelo de nuevo',
  sentTitle: 'Gracias',
  sent: 'Su mensaje se envió. Respondemos por correo electrónico.',
  another: 'Escribir otro mensaje',
};
