/** Tables without a tenant, each with its reason in the migrations. Any other table is a tenant's. */
export const GLOBAL = [
  'app_secret',
  'betrieb_benutzer',
  'betrieb_faktor',
  'betrieb_link',
  'betrieb_protokoll',
  'betrieb_sitzung',
  'mandant_host',
  'migration',
  'postfach_mail',
  'uhr',
  'zaehler',
];
