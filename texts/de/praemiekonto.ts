/** Another account for a reward that was picked as a transfer. */
export const praemiekonto = {
  'praemiekonto.beschreibung': 'Hier nennen Sie das Konto, auf das wir Ihre Prämie überweisen.',
  'praemiekonto.formular.titel': 'Wohin dürfen wir {wert} überweisen?',
  'praemiekonto.gefragt': 'Nennen Sie uns bis zum {tag} ein anderes Konto. Mit der nächsten Auszahlung überweisen wir dann dorthin.',
  'praemiekonto.freiwillig': 'Was Sie jetzt speichern, ersetzt das Konto für diese Prämie.',
  'praemiekonto.bisher': 'Bisher angegeben ist das Konto {iban}.',
  'praemiekonto.knopf': 'Konto speichern',
  'praemiekonto.gespeichert.titel': 'Ihr Konto ist gespeichert',
  'praemiekonto.gespeichert.text': 'Mit der nächsten Auszahlung überweisen wir auf das Konto {iban}. Sie müssen nichts weiter tun.',
  'praemiekonto.zurPraemie': 'Prämie ansehen',
  'praemiekonto.ohneToken.titel': 'Ihr Konto nennen Sie über Ihren persönlichen Link',
  'praemiekonto.ohneToken.text':
    'Zu Ihrer Sicherheit geht das nur über den Link aus unserer E-Mail. Wenn Sie selbst empfohlen haben, finden Sie ihn auch in Ihrem persönlichen Bereich.',
  'praemiekonto.abgelaufen.titel': 'Dieser Link ist abgelaufen',
  'praemiekonto.abgelaufen.text': 'Die Zeit, in der Sie hier ein Konto nennen konnten, ist vorbei. Ihre Prämie verfällt dadurch nicht.',
  'praemiekonto.unbekannt.titel': 'Zu diesem Link finden wir keine Prämie',
  'praemiekonto.unbekannt.text': 'Vielleicht fehlt am Ende ein Stück. Öffnen Sie den Link noch einmal direkt aus Ihrer E-Mail.',
};
