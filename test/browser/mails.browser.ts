import { anyProdukt } from './support/demo.ts';
import { expectNoOverflow } from './support/page-checks.ts';
import { onPhone } from './support/screens.ts';
import { at, comeDirectly, expect, sharedPort, site, test } from './support/test.ts';

test(
  'the demo shows a sent mail as it looks and as text, and its link leads to its page',
  onPhone,
  async ({ page, request }, { project }) => {
    const email = `anna.${project.name}@muessig.example`;
    const Produkt = await anyProdukt({ request, port: sharedPort() }, 'energie');
    const answer = await request.post(at('127.0.0.1', '/api/v1/energie/Empfehlen/create'), {
      data: {
        Empfehlung: { Produkt, Channel: 'whatsapp', Empfehlungslink: true, AnteilEmpfehler: 50, AgbText: 'ja' },
        Empfehler: { Vorname: 'Anna', Nachname: 'Müller-Lüdenscheidt-Großkreutz', Email: email },
      },
    });
    expect(answer.status()).toBe(201);

    await comeDirectly(page);
    await page.goto(at('localhost', '/dev/mails'));
    const mail = page.locator('details', { hasText: email });
    if ((await mail.getAttribute('open')) === null) await mail.locator('summary').click();
    await expect(mail.getByText('Guten Tag Anna Müller-Lüdenscheidt-Großkreutz')).toBeVisible();
    // No script may run in the frame, not even that of the test, so its content is read from the attribute.
    const frame = mail.locator('iframe');
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute('srcdoc', />E-Mail<\/span>-Adresse bestätigen<\/span><\/a>/);
    await expect(frame).toHaveAttribute(
      'srcdoc',
      /<img src="data:image\/jpeg;base64,[^"]{1000,}" width="600" height="300" alt="Der Link ist da"/,
    );
    await expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
    await expectNoOverflow(page);
    await expect(mail.getByRole('listitem').getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${site('energie', '/de/bestaetigung')}\\?token=`),
    );
  },
);
