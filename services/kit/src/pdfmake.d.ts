declare module 'pdfmake' {
  type Fonts = Record<string, { normal: string; bold: string; italics: string; bolditalics: string }>;
  export function setFonts(fonts: Fonts): void;
  export function setUrlAccessPolicy(allows: (url: string) => boolean): void;
  export function setLocalAccessPolicy(allows: (path: string) => boolean): void;
  export function createPdf(definition: object): { getBuffer(): Promise<Buffer> };
}
