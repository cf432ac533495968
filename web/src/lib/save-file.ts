/** Hands a file made in the browser to the person, as a download of that name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has its own hold on the data once it has begun.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
