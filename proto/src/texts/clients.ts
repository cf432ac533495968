import { defineTexts } from './define.js';

/** The client list: both kinds of clients, and the clients with changes in workflow and change log. */
export const clients = defineTexts('clients', {
  titles: { corporate: 'Corporate Clients', account_holder: 'Non Corporate Clients', workflow: 'Clients' },
  plural: { corporate: 'Companies', account_holder: 'Account Holders', workflow: 'Clients' },
  /** The clients of one type, or of both. */
  types: { corporate: 'Company', account_holder: 'Account Holder' },
  empty: (plural: string) => `No ${plural} yet`,
  emptyHint: 'A client file starts with a name. Everything else can follow later.',
  search: 'Search clients',
  searchHint: 'Type three letters or more',
  columns: {
    name: 'Name',
    location_type: 'Location Type',
    company_type: 'Client Type',
    account_holder_type: 'Client Type',
    next_review_date: 'Next Review',
    createdAt: 'Created At',
    forConfirmation: 'Workflow Elements',
    history: 'Change Log Elements',
  },
  filters: {
    review_date_present: 'Review Date Present',
    review_from: 'Review Date After',
    review_to: 'Review Date Before',
    added_from: 'Created Date After',
    added_to: 'Created Date Before',
    company_type: 'Client Type',
    all: 'All',
    yes: 'Yes',
    no: 'No',
    wrongDate: 'Please provide a date like 31/01/2026',
  },
  add: {
    button: 'Add New Client',
    title: 'Add New Client',
    clientType: 'Client Type',
    companyType: 'Company Type',
    holderType: 'Account Holder Type',
    name: 'Name',
    firstName: 'First Name',
    lastName: 'Last Name',
    select: 'Select',
    create: 'Add Client',
    added: (type: string) => `${type} added successfully`,
  },
  errors: {
    list: 'There was an error during loading of the companies list. Please try again or contact the support',
    create: 'Error creating company',
    failed: 'Something went wrong',
  },
});
