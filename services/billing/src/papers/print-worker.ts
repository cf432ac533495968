import { printHere } from '@dossier/kit/print-thread';
import { paperOf } from './documents.js';

printHere(paperOf);
