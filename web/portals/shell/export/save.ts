/** Saves a file as a download. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  saveFrom(address, file.name);
  URL.revokeObjectURL(address);
}

/** Downloads from an address; without `name` the file has the name that the server sends. */
export function saveFrom(address: string, name = ''): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}
