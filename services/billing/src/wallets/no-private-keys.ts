const EXTENDED = /[xyztuv]prv[1-9A-HJ-NP-Za-km-z]{20,}/i;
/** 32 bytes as wallets print them, or the words of a recovery phrase. */
const RAW = /^\s*(0x)?[0-9a-f]{64}\s*$/i;
const WORDS = /^\s*([a-z]{3,8}\s+){11,23}[a-z]{3,8}\s*$/;

/** Of this service, which has nothing to sign. */
const OWN = /^(WALLET|CHAIN|TOKEN|DEPOSIT|ETH)/;

/**
 * Throws when a setting holds a private key: whoever broke into this process could take every deposit. Names the setting, never
 * its value. Raw keys look like other secrets, so they are looked for in the settings of wallet and chain alone.
 */
export function refusePrivateKeys(env: NodeJS.ProcessEnv): void {
  for (const [name, value = ''] of Object.entries(env)) {
    const isKey = EXTENDED.test(value) || (OWN.test(name) && (RAW.test(value) || WORDS.test(value)));
    if (isKey) throw new Error(`Settings: ${name} holds a private key, which belongs on no server; take it away`);
  }
}
