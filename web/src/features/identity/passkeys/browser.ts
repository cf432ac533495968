import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Options = Record<string, unknown> | undefined;
type Response = Record<string, unknown>;

export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Loaded when somebody asks for it: few sign-ins need it. */
const library = () => import('@simplewebauthn/browser');

/** Has the browser make a passkey. Rejects when the person says no or has one on this device already. */
export async function makePasskey(options: Options): Promise<Response> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return (await startRegistration({ optionsJSON })) as unknown as Response;
}

/** Has the browser show a passkey. Rejects when the person says no. */
export async function showPasskey(options: Options): Promise<Response> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return (await startAuthentication({ optionsJSON })) as unknown as Response;
}
