/** Port of the product that all tests share; no test moves its clock. */
export const sharedPort = (): string => process.env.BROWSER_TEST_PORT ?? '';

/** Address of the product under test: a demo tenant's site, or any host. */
export const at = (host: string, path = '/', port = sharedPort()): string => `http://${host}:${port}${path}`;
export const site = (tenant: string, path = '/', port = sharedPort()): string => at(`${tenant}.localhost`, path, port);
