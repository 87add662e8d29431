/** So many of a kind are kept: what is new can still be acted on. */
const MOST = 60;

/** Names under which the same is known. */
const ALIASES = {
  empfehlungsnummer: ['nr'],
  empfaengernummer: ['nr'],
  praemierungsnummer: ['nr'],
  id: ['produkt', 'produktId', 'praemieId'],
  empfehlungscode: ['code'],
};

/** What answers of a tenant have said: plain values by their name, and the things that later calls act on. */
export function makeMemory(known) {
  const pool = makePool(known);
  const things = new Map();
  const of = (kind) => things.get(kind) ?? [];
  return {
    pool,
    /** Referrals, recipients, orders, grants, claims, accounts, questions, and mailed tokens by the page that they open. */
    of,
    put(kind, thing) {
      things.set(kind, [...of(kind), thing].slice(-MOST));
    },
    drop(kind, thing) {
      things.set(
        kind,
        of(kind).filter((one) => one !== thing),
      );
    },
    /** What is told to be over, a mailed token or a session, is not tried for ever. */
    forget({ options }) {
      for (const kind of things.keys()) if (options.body?.Token) this.drop(kind, options.body.Token);
      for (const account of of('accounts')) if (account.Token === options.bearer) account.day = '';
    },
    /** Plain values of an answer, and what its call brings into the world. */
    learn(wanted, body) {
      pool.learn(body);
      OUTCOMES[wanted.operation.operationId]?.(this, wanted, body);
    },
  };
}

function makePool(known) {
  const values = new Map();
  const add = (name, value) => {
    const key = name.toLowerCase();
    const list = values.get(key) ?? [];
    if (list.includes(value)) return;
    values.set(key, list);
    list.push(value);
    if (list.length > MOST) list.splice(Math.floor(list.length / 2), 1);
  };
  for (const [name, list] of Object.entries(known)) for (const value of list) add(name, value);
  /** What is given stays as it is: of a name that is known from the start nothing is learned. */
  const given = new Set(Object.keys(known).map((name) => name.toLowerCase()));
  return {
    /** Everything of that name, in any letter case. */
    of: (name) => values.get(name.toLowerCase()) ?? [],
    /** Whether what fits that name was known from the start, so that nothing else needs to be tried. */
    isGiven: (name) => given.has(name.toLowerCase()),
    /** Takes every plain value of an answer by the name that it has there. */
    learn(body) {
      if (Array.isArray(body)) for (const one of body.slice(0, 5)) this.learn(one);
      else if (body !== null && typeof body === 'object') {
        for (const [name, value] of Object.entries(body)) {
          if (typeof value === 'object') this.learn(value);
          else for (const as of [name, ...(ALIASES[name.toLowerCase()] ?? [])]) if (!given.has(as.toLowerCase())) add(as, value);
        }
      }
    },
  };
}

const use =
  (page) =>
  (memory, { options }) =>
    memory.drop(page, options.body.Token);

/** Who logged in, with the session that this made. */
function putAccount(memory, { options, day }, { Email, Token }) {
  for (const one of memory.of('accounts')) if (one.Email === Email) memory.drop('accounts', one);
  memory.put('accounts', { Email, Token, Password: options.body.Password, day });
}

/** What a call that succeeded leaves for later ones, by its name. */
const OUTCOMES = {
  createEmpfehlung(memory, { options, day }, { Empfehlungsnummer: nr, Status }) {
    if (nr)
      memory.put(Status === 'Ok' ? 'links' : 'unconfirmed', { nr, produkt: options.body.Empfehlung.Produkt, day, isOwn: Status === 'Ok' });
  },
  confirmEmpfehlung(memory, wanted, { Empfehlungsnummer }) {
    use('bestaetigung')(memory, wanted);
    const link = memory.of('unconfirmed').find(({ nr }) => nr === Empfehlungsnummer);
    if (link) memory.put('links', link);
  },
  createEmpfaenger(memory, { options, thing, day }, { Empfaengernummer: nr, Hex: hex }) {
    const email = options.body.Email ?? options.body.empfaengerdaten?.email;
    if (thing && hex) memory.put('recipients', { ...thing, nr, hex, day, email });
  },
  completeEmpfaenger: (memory, wanted, body) => OUTCOMES.createEmpfaenger(memory, wanted, body),
  confirmEmpfaenger(memory, wanted, { Hex: hex }) {
    use('empfaengerbestaetigung')(memory, wanted);
    const mailed = memory.of('mailed').find(({ token }) => token === wanted.options.body.Token);
    const recipient = memory.of('recipients').find(({ email }) => email === mailed?.address);
    if (recipient && hex) memory.put('confirmed', { ...recipient, hex });
  },
  refuseEmpfaenger(memory, wanted) {
    use('empfaengerbestaetigung')(memory, wanted);
    memory.put('refused', wanted.options.body.Token);
  },
  confirmWerbeeinwilligung: use('optin'),
  storeBankdaten: use('bankdaten'),
  postAuftrag(memory, { options, thing }) {
    if (thing) memory.drop('orders', thing);
    if (options.body.Status !== 'Storniert') memory.put('orders', options.body);
  },
  readPraemierung(memory, { options: { bearer: token } }, { Auswahl }) {
    const isKnown = memory.of('grants').some((grant) => grant.token === token);
    if (Auswahl?.[0] && !isKnown) memory.put('grants', { token, praemieId: Auswahl[0].Praemie.Id });
  },
  pickPraemierung: (memory, { thing }) => memory.drop('grants', thing),
  createNachbuchung: (memory, { thing }, { Nachbuchungsnummer: nr }) => memory.put('claims', { nr, link: thing?.nr }),
  decideNachbuchung: (memory, { thing }) => memory.drop('claims', thing),
  listKundennummern(memory, _, body) {
    for (const { Anfrage } of body) if (!memory.of('questions').includes(Anfrage)) memory.put('questions', Anfrage);
  },
  login: putAccount,
  resetPasswort(memory, wanted, body) {
    use('passwortsetzen')(memory, wanted);
    putAccount(memory, wanted, body);
  },
  changePasswort(_, { options, thing }) {
    // It ends the sessions of the old password.
    if (thing) Object.assign(thing, { Password: options.body.NewPassword, day: '' });
  },
};
