-- The list of the back office of consents to advertising, by the moment they were given.
create index werbeeinwilligung_gegeben on werbeeinwilligung (mandant, zeit, lpad(werbeeinwilligung_id::text, 19, '0')) where was = 'Gegeben';
