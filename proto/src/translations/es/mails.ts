import type { Translation } from '../../texts/define.js';
import type * as source from '../../texts/mails.js';

export const mailsScreen: Translation<typeof source.mailsScreen> = {
  title: 'Correos electrónicos',
  sending: 'Los correos se envían',
  sendingHint:
    'Si se desactiva, todos los correos esperan aquí salvo los de seguridad: acceso, invitaciones, contraseñas y direcciones.',
  held: 'Los correos están retenidos. Los de seguridad salen de todos modos.',
  switchedOn: 'Los correos se envían de nuevo',
  switchedOff: 'Los correos están retenidos',
  notSent: 'Aún no enviados',
  to: 'Para',
  occasion: 'Motivo del envío',
  state: 'Estado',
  since: 'Desde',
  tries: 'Intentos',
  reason: 'Motivo',
  action: 'Acción',
  retry: 'Reintentar',
  retried: 'Se está enviando de nuevo',
  empty: 'Todos los correos han salido',
  failed: 'Se produjo un error al cargar los correos',
  states: { failed: 'Abandonado', waiting: 'En espera', held: 'Retenido' },
  kinds: {
    locked: 'Cuenta bloqueada',
    registered_again: 'Registrado de nuevo',
    verify: 'Dirección por confirmar',
    reset: 'Restablecimiento de contraseña',
    invite: 'Invitación',
    password_changed: 'Contraseña cambiada',
    email_changed: 'Dirección cambiada',
    recovery_used: 'Código de recuperación usado',
    passkey_added: 'Llave de acceso añadida',
    contact: 'Formulario de contacto',
    said: 'Aviso',
  },
};
