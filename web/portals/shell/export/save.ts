/** Hands a file to the browser, which keeps it where it keeps what is downloaded. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  saveFrom(address, file.name);
  URL.revokeObjectURL(address);
}

/** Downloads what stands at an address; without a name the server gives one. */
export function saveFrom(address: string, name = ''): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}
