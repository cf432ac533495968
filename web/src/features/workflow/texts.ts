import { clients as clientsSource } from '@dossier/proto/texts/clients';
import { workflow } from '@dossier/proto/texts/workflow';
import { defineTexts } from '@/lib/texts/define';

export const text = defineTexts('workflow', workflow);
export const clients = defineTexts('clients', clientsSource);
