/** Tables without a tenant, each with its reason in the migrations. Any other table is a tenant's. */
export const GLOBAL = ['app_secret', 'mandant_host', 'migration', 'postfach_mail', 'uhr', 'zaehler'];
