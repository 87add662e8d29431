-- The orders that got a status since a moment, for systems that compare their orders.
create index ereignis_zeit on ereignis (mandant, was, zeit);
