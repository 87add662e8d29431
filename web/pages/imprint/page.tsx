import { textPage } from '../../app/text-page.tsx';

/** Who runs the site. */
export const imprint = textPage({ titel: 'inhalt.impressum.titel', beschreibung: 'inhalt.impressum.beschreibung', text: 'impressum.text' });
