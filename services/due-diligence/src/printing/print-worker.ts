import { parentPort } from 'node:worker_threads';
import { print } from '@dossier/kit/print';
import { inLanguage } from '@dossier/proto/texts/language';
import { formDocument } from './form-document.js';
import type { Printed, ToPrint } from './messages.js';

// The layout of a long form takes a second of processor time: here it stands in nobody's way.
parentPort?.on('message', ({ id, form, at, language }: ToPrint) => {
  const answer = (printed: Printed) => parentPort?.postMessage(printed);
  const document = inLanguage(language, () => formDocument(form, at));
  print(document).then(
    (bytes) => answer({ id, bytes }),
    (error: Error) => answer({ id, failure: error.message }),
  );
});
