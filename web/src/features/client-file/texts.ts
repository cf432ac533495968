export { clientFile as text } from '@dossier/proto/texts/client-file';
export { history } from '@dossier/proto/texts/history';
export { kyc } from '@dossier/proto/texts/kyc';
export { ownershipScreen as ownership } from '@dossier/proto/texts/ownership';
export { requirements } from '@dossier/proto/texts/requirements';
