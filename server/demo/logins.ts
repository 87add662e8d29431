/** How people log in to the demo. */
export const DEMO_PASSWORD = 'Demo-2026';
export const DEMO_EMAIL = 'erika@example.org';

/** The tenant that has agencies, and who of them can log in: of one that is Aktiv the owner, somebody of the staff and somebody without a role, of one that is not its owner. */
export const DEMO_AGENTUR = {
  mandant: 'telko',
  inhaber: 'inhaber@agentur.example',
  mitarbeiter: 'mitarbeiter@agentur.example',
  inaktiv: 'inaktiv@agentur.example',
  ohneRolle: 'ohnerolle@agentur.example',
} as const;
