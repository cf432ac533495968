import { printHere } from '@dossier/kit/print-thread';
import { differenceDocument } from './difference-document.js';

printHere(differenceDocument);
