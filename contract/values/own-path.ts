/** Whether an address is a path below the tenant's own address, and can lead to no other host. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(address);
