import type { PageName } from '../contract/pages/public.ts';
import { agencyAdditionalData } from './portals/agentur/documents/additional-data/page.tsx';
import { agencyConsent } from './portals/agentur/documents/consent/page.tsx';
import { agencyDataProtection, agencyInfo, agencyProcessing, agencyRules } from './portals/agentur/documents/content/page.tsx';
import { agencyCosts } from './portals/agentur/documents/costs/page.tsx';
import { AGENTUR_DOCUMENTS } from './portals/agentur/documents/declaration.ts';
import {
  agencyConfirm,
  agencyForgotPassword,
  agencyLogin,
  agencyLogout,
  agencyRegister,
  agencyRegisterPassword,
  agencyResetPassword,
} from './portals/agentur/documents/pages.ts';
import { agencyRewardOverview } from './portals/agentur/documents/reward-overview/page.tsx';
import { agencyUnsubscribe } from './portals/agentur/documents/unsubscribe/page.tsx';
import { agencyApp } from './portals/agentur/page.ts';
import type { PortalDocuments } from './portals/documents/context.ts';
import { employeeApp } from './portals/mitarbeiter/page.ts';
import { sellerConditions } from './portals/seller/documents/conditions/page.tsx';
import { SELLER_DOCUMENTS } from './portals/seller/documents/declaration.ts';
import { sellerInterstitial } from './portals/seller/documents/interstitial/page.tsx';
import {
  sellerConfirm,
  sellerForgotPassword,
  sellerLogin,
  sellerLogout,
  sellerRegister,
  sellerRegisterPassword,
  sellerResetPassword,
} from './portals/seller/documents/pages.ts';
import { sellerApp } from './portals/seller/page.ts';
import { accessibilityDeclaration } from './public/accessibility-declaration/page.tsx';
import { addressChange } from './public/address-change/page.tsx';
import { agentRecommendations } from './public/agent-recommendations/page.tsx';
import { anfrage } from './public/anfrage/page.tsx';
import { annualStatement } from './public/annual-statement/page.tsx';
import { bankDetailsRecipient } from './public/bank-details-recipient/page.tsx';
import { bankDetailsRecommender } from './public/bank-details-recommender/page.tsx';
import { changePassword } from './public/change-password/page.tsx';
import { code } from './public/code/page.tsx';
import { confirmation } from './public/confirmation/page.tsx';
import { contact } from './public/contact/page.tsx';
import { customerNumber } from './public/customer-number/page.tsx';
import { dashboard } from './public/dashboard/page.tsx';
import { erstinformation } from './public/erstinformation/page.tsx';
import { expiredRecommendation } from './public/expired-recommendation/page.tsx';
import { faq } from './public/faq/page.tsx';
import { fileNotFound } from './public/file-not-found/page.tsx';
import { forgotPassword } from './public/forgot-password/page.tsx';
import { homepage } from './public/homepage/page.tsx';
import { imprint } from './public/imprint/page.tsx';
import { interstitial } from './public/interstitial/page.tsx';
import { invitation } from './public/invitation/page.tsx';
import { loginPage } from './public/login/page.tsx';
import { loginToken } from './public/login-token/page.tsx';
import { logoutPage } from './public/logout/page.tsx';
import { newsletterRecommenderOptIn } from './public/newsletter-recommender-opt-in/page.tsx';
import { newsletterRecommenderOptOut } from './public/newsletter-recommender-opt-out/page.tsx';
import { privacy } from './public/privacy/page.tsx';
import { produktkategorie } from './public/produktkategorie/page.tsx';
import { produktkategorien } from './public/produktkategorien/page.tsx';
import { recipientConfirmation } from './public/recipient-confirmation/page.tsx';
import { recipientData } from './public/recipient-data/page.tsx';
import { recipientTosConsent } from './public/recipient-tos-consent/page.tsx';
import { recommend } from './public/recommend/page.tsx';
import { recommendAgent } from './public/recommend-agent/page.tsx';
import { recommendEmployee } from './public/recommend-employee/page.tsx';
import { recommendation } from './public/recommendation/page.tsx';
import { recommendationCard } from './public/recommendation-card/page.tsx';
import { registration } from './public/registration/page.tsx';
import { reward } from './public/reward/page.tsx';
import { rewardBankDetails } from './public/reward-bank-details/page.tsx';
import { rewardConditions } from './public/reward-conditions/page.tsx';
import { rewardDetails } from './public/reward-details/page.tsx';
import { rewardOverview } from './public/reward-overview/page.tsx';
import { rewardThanks } from './public/reward-thanks/page.tsx';
import { setPassword } from './public/set-password/page.tsx';
import { settings } from './public/settings/page.tsx';
import { thanks } from './public/thanks/page.tsx';
import { tos } from './public/tos/page.tsx';
import type { Page } from './shell/page.ts';

/** Route of a referral's link, which has no document: the server redirects. */
type LinkName = 'Click';

/** The document of every page by name. A page without a document does not compile. */
const documents = {
  Homepage: homepage,
  Recommend: recommend,
  RecommendAgent: recommendAgent,
  Confirmation: confirmation,
  Recommendation: recommendation,
  Dashboard: dashboard,
  Settings: settings,
  Anfrage: anfrage,
  Erstinformation: erstinformation,
  AnnualStatement: annualStatement,
  RecommendationCard: recommendationCard,
  Registration: registration,
  Login: loginPage,
  Logout: logoutPage,
  ForgotPassword: forgotPassword,
  SetPassword: setPassword,
  ChangePassword: changePassword,
  Code: code,
  Contact: contact,
  AccessibilityDeclaration: accessibilityDeclaration,
  Faq: faq,
  Imprint: imprint,
  Privacy: privacy,
  Reward: reward,
  RewardBankDetails: rewardBankDetails,
  RewardDetails: rewardDetails,
  RewardThanks: rewardThanks,
  TOS: tos,
  RewardConditions: rewardConditions,
  RecipientData: recipientData,
  RecipientTOSConsent: recipientTosConsent,
  BankDetailsRecipient: bankDetailsRecipient,
  BankDetailsRecommender: bankDetailsRecommender,
  RecipientConfirmation: recipientConfirmation,
  AddressChange: addressChange,
  NewsletterRecommenderOptIn: newsletterRecommenderOptIn,
  NewsletterRecommenderOptOut: newsletterRecommenderOptOut,
  ExpiredRecommendation: expiredRecommendation,
  FileNotFound: fileNotFound,
  AgentRecommendations: agentRecommendations,
  CustomerNumber: customerNumber,
  RecommendEmployee: recommendEmployee,
  EmployeeArea: employeeApp,
  RewardOverview: rewardOverview,
  Thanks: thanks,
  Interstitial: interstitial,
  Invitation: invitation,
  LoginToken: loginToken,
  // Its secret is in the path, so it has its own address, with the page of LoginToken.
  Admin: loginToken,
  Produktkategorien: produktkategorien,
  Produktkategorie: produktkategorie,
  AgencyHome: agencyApp,
  AgencyArea: agencyApp,
  AgencyLogin: agencyLogin,
  AgencyLogout: agencyLogout,
  AgencyRegister: agencyRegister,
  AgencyRegisterPassword: agencyRegisterPassword,
  AgencyConfirm: agencyConfirm,
  AgencyUnsubscribe: agencyUnsubscribe,
  AgencyConsent: agencyConsent,
  AgencyAdditionalData: agencyAdditionalData,
  AgencyForgotPassword: agencyForgotPassword,
  AgencyResetPassword: agencyResetPassword,
  AgencyRewardOverview: agencyRewardOverview,
  AgencyCosts: agencyCosts,
  AgencyRules: agencyRules,
  AgencyProcessing: agencyProcessing,
  AgencyDataProtection: agencyDataProtection,
  AgencyInfo: agencyInfo,
  SellerHome: sellerApp,
  SellerOrders: sellerApp,
  SellerCommissions: sellerApp,
  SellerBilling: sellerApp,
  SellerData: sellerApp,
  SellerInterstitial: sellerInterstitial,
  SellerLogin: sellerLogin,
  SellerLogout: sellerLogout,
  SellerRegister: sellerRegister,
  SellerRegisterPassword: sellerRegisterPassword,
  SellerConfirm: sellerConfirm,
  SellerForgotPassword: sellerForgotPassword,
  SellerResetPassword: sellerResetPassword,
  SellerConditions: sellerConditions,
} satisfies Record<Exclude<PageName, LinkName>, Page>;

/** Whether the route is a referral's link, which the server follows. */
export const isLink = (name: PageName | null): name is LinkName => name === 'Click';

/** The page of a route; undefined for an unknown address or a referral's link. */
export const pageOf = (name: PageName | null): Page | undefined => (name === null || isLink(name) ? undefined : documents[name]);

/** The portal whose login is on a page; undefined for other pages. */
export const portalOfLogin = (name: PageName | null): PortalDocuments | undefined =>
  [AGENTUR_DOCUMENTS, SELLER_DOCUMENTS].find(({ declaration }) => declaration.login === name);

/** Route names of the pages that the product renders or follows. */
export const renderedPages = (): readonly PageName[] => [...(Object.keys(documents) as PageName[]), 'Click'];
