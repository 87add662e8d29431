/** Whether an address is a path below the tenant's own address that cannot lead to another host. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(address);
