import { XmlDocument, XmlValidateError, type XsdValidator } from 'libxml2-wasm';

/** What a schema says against a document. Messages quote no value, as values must not reach a log. */
export type Objection = { line: number; path: string; message: string };

/** Asks the schema itself; none means valid. Documents live outside the garbage collector's reach, so this one is let go here. */
export function objections(validator: XsdValidator, xml: Uint8Array): Objection[] {
  const document = XmlDocument.fromBuffer(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ line, xpath, message }) => ({
      line,
      path: xpath ?? '',
      message: message
        .trim()
        // A value may hold quotes itself.
        .replace(/(?<=: |^)'.*' (is not a valid value|is not an element)/s, '$1')
        .replace(/The value '.*' (?=is |has )/s, 'The value '),
    }));
  } finally {
    document.dispose();
  }
}
