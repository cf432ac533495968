import { printHere } from '@dossier/kit/print-thread';
import { screeningDocument } from './screening-document.js';

printHere(screeningDocument);
