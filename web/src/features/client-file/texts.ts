export { clientFile as text } from '@dossier/proto/texts/client-file';
export { kyc } from '@dossier/proto/texts/kyc';
export { ownershipScreen as ownership } from '@dossier/proto/texts/ownership';
