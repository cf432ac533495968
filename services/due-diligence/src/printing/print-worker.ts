import { printHere } from '@dossier/kit/print-thread';
import { formDocument } from './form-document.js';

printHere(formDocument);
