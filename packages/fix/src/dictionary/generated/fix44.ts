export const FIX44 = `V FIX.4.4
F 1 Account String
F 2 AdvId String
F 3 AdvRefID String
F 4 AdvSide char B=Buy S=Sell X=Cross T=Trade
F 5 AdvTransType String N=New C=Cancel R=Replace
F 6 AvgPx Price
F 7 BeginSeqNo SeqNum
F 8 BeginString String
F 9 BodyLength Length
F 10 CheckSum String
F 11 ClOrdID String
F 12 Commission Amt
F 13 CommType char 1=PerUnit 2=Percent 3=Absolute 4=PercentageWaivedCashDiscount 5=PercentageWaivedEnhancedUnits 6=PointsPerBondOrContract
F 14 CumQty Qty
F 15 Currency Currency
F 16 EndSeqNo SeqNum
F 17 ExecID String
F 18 ExecInst MultipleValueString 1=NotHeld 2=Work 3=GoAlong 4=OverTheDay 5=Held 6=ParticipateDoNotInitiate 7=StrictScale 8=TryToScale 9=StayOnBidSide 0=StayOnOfferSide A=NoCross B=OKToCross C=CallFirst D=PercentOfVolume E=DoNotIncrease F=DoNotReduce G=AllOrNone H=ReinstateOnSystemFailure I=InstitutionsOnly J=ReinstateOnTradingHalt K=CancelOnTradingHalt L=LastPeg M=MidPricePeg N=NonNegotiable O=OpeningPeg P=MarketPeg Q=CancelOnSystemFailure R=PrimaryPeg S=Suspend U=CustomerDisplayInstruction V=Netting W=PegToVWAP X=TradeAlong Y=TryToStop Z=CancelIfNotBest a=TrailingStopPeg b=StrictLimit c=IgnorePriceValidityChecks d=PegToLimitPrice e=WorkToTargetStrategy
F 19 ExecRefID String
F 21 HandlInst char 1=AutomatedExecutionNoIntervention 2=AutomatedExecutionInterventionOK 3=ManualOrder
F 22 SecurityIDSource String 1=CUSIP 2=SEDOL 3=QUIK 4=ISINNumber 5=RICCode 6=ISOCurrencyCode 7=ISOCountryCode 8=ExchangeSymbol 9=ConsolidatedTapeAssociation A=BloombergSymbol B=Wertpapier C=Dutch D=Valoren E=Sicovam F=Belgian G=Common H=ClearingHouse I=ISDAFpMLSpecification J=OptionPriceReportingAuthority
F 23 IOIID String
F 25 IOIQltyInd char L=Low M=Medium H=High
F 26 IOIRefID String
F 27 IOIQty String S=Small M=Medium L=Large
F 28 IOITransType char N=New C=Cancel R=Replace
F 29 LastCapacity char 1=Agent 2=CrossAsAgent 3=CrossAsPrincipal 4=Principal
F 30 LastMkt Exchange
F 31 LastPx Price
F 32 LastQty Qty
F 33 NoLinesOfText NumInGroup
F 34 MsgSeqNum SeqNum
F 35 MsgType String 0=Heartbeat 1=TestRequest 2=ResendRequest 3=Reject 4=SequenceReset 5=Logout 6=IOI 7=Advertisement 8=ExecutionReport 9=OrderCancelReject A=Logon B=News C=Email D=NewOrderSingle E=NewOrderList F=OrderCancelRequest G=OrderCancelReplaceRequest H=OrderStatusRequest J=AllocationInstruction K=ListCancelRequest L=ListExecute M=ListStatusRequest N=ListStatus P=AllocationInstructionAck Q=DontKnowTrade R=QuoteRequest S=Quote T=SettlementInstructions V=MarketDataRequest W=MarketDataSnapshotFullRefresh X=MarketDataIncrementalRefresh Y=MarketDataRequestReject Z=QuoteCancel a=QuoteStatusRequest b=MassQuoteAcknowledgement c=SecurityDefinitionRequest d=SecurityDefinition e=SecurityStatusRequest f=SecurityStatus g=TradingSessionStatusRequest h=TradingSessionStatus i=MassQuote j=BusinessMessageReject k=BidRequest l=BidResponse m=ListStrikePrice n=XMLNonFIX o=RegistrationInstructions p=RegistrationInstructionsResponse q=OrderMassCancelRequest r=OrderMassCancelReport s=NewOrderCross t=CrossOrderCancelReplaceRequest u=CrossOrderCancelRequest v=SecurityTypeRequest w=SecurityTypes x=SecurityListRequest y=SecurityList z=DerivativeSecurityListRequest AA=DerivativeSecurityList AB=NewOrderMultileg AC=MultilegOrderCancelReplace AD=TradeCaptureReportRequest AE=TradeCaptureReport AF=OrderMassStatusRequest AG=QuoteRequestReject AH=RFQRequest AI=QuoteStatusReport AJ=QuoteResponse AK=Confirmation AL=PositionMaintenanceRequest AM=PositionMaintenanceReport AN=RequestForPositions AO=RequestForPositionsAck AP=PositionReport AQ=TradeCaptureReportRequestAck AR=TradeCaptureReportAck AS=AllocationReport AT=AllocationReportAck AU=ConfirmationAck AV=SettlementInstructionRequest AW=AssignmentReport AX=CollateralRequest AY=CollateralAssignment AZ=CollateralResponse BA=CollateralReport BB=CollateralInquiry BC=NetworkCounterpartySystemStatusRequest BD=NetworkCounterpartySystemStatusResponse BE=UserRequest BF=UserResponse BG=CollateralInquiryAck BH=ConfirmationRequest
F 36 NewSeqNo SeqNum
F 37 OrderID String
F 38 OrderQty Qty
F 39 OrdStatus char 0=New 1=PartiallyFilled 2=Filled 3=DoneForDay 4=Canceled 6=PendingCancel 7=Stopped 8=Rejected 9=Suspended A=PendingNew B=Calculated C=Expired D=AcceptedForBidding E=PendingReplace
F 40 OrdType char 1=Market 2=Limit 3=Stop 4=StopLimit 6=WithOrWithout 7=LimitOrBetter 8=LimitWithOrWithout 9=OnBasis D=PreviouslyQuoted E=PreviouslyIndicated G=ForexSwap I=Funari J=MarketIfTouched K=MarketWithLeftOverAsLimit L=PreviousFundValuationPoint M=NextFundValuationPoint P=Pegged
F 41 OrigClOrdID String
F 42 OrigTime UTCTimestamp
F 43 PossDupFlag Boolean Y=PossibleDuplicate N=OriginalTransmission
F 44 Price Price
F 45 RefSeqNum SeqNum
F 48 SecurityID String
F 49 SenderCompID String
F 50 SenderSubID String
F 52 SendingTime UTCTimestamp
F 53 Quantity Qty
F 54 Side char 1=Buy 2=Sell 3=BuyMinus 4=SellPlus 5=SellShort 6=SellShortExempt 7=Undisclosed 8=Cross 9=CrossShort A=CrossShortExempt B=AsDefined C=Opposite D=Subscribe E=Redeem F=Lend G=Borrow
F 55 Symbol String
F 56 TargetCompID String
F 57 TargetSubID String
F 58 Text String
F 59 TimeInForce char 0=Day 1=GoodTillCancel 2=AtTheOpening 3=ImmediateOrCancel 4=FillOrKill 5=GoodTillCrossing 6=GoodTillDate 7=AtTheClose
F 60 TransactTime UTCTimestamp
F 61 Urgency char 0=Normal 1=Flash 2=Background
F 62 ValidUntilTime UTCTimestamp
F 63 SettlType char 0=Regular 1=Cash 2=NextDay 3=TPlus2 4=TPlus3 5=TPlus4 6=Future 7=WhenAndIfIssued 8=SellersOption 9=TPlus5
F 64 SettlDate LocalMktDate
F 65 SymbolSfx String
F 66 ListID String
F 67 ListSeqNo int
F 68 TotNoOrders int
F 69 ListExecInst String
F 70 AllocID String
F 71 AllocTransType char 0=New 1=Replace 2=Cancel
F 72 RefAllocID String
F 73 NoOrders NumInGroup
F 74 AvgPxPrecision int
F 75 TradeDate LocalMktDate
F 77 PositionEffect char O=Open C=Close R=Rolled F=FIFO
F 78 NoAllocs NumInGroup
F 79 AllocAccount String
F 80 AllocQty Qty
F 81 ProcessCode char 0=Regular 1=SoftDollar 2=StepIn 3=StepOut 4=SoftDollarStepIn 5=SoftDollarStepOut 6=PlanSponsor
F 82 NoRpts int
F 83 RptSeq int
F 84 CxlQty Qty
F 85 NoDlvyInst NumInGroup
F 87 AllocStatus int 0=Accepted 1=BlockLevelReject 2=AccountLevelReject 3=Received 4=Incomplete 5=RejectedByIntermediary
F 88 AllocRejCode int 0=UnknownAccount 1=IncorrectQuantity 2=IncorrectAveragegPrice 3=UnknownExecutingBrokerMnemonic 4=CommissionDifference 5=UnknownOrderID 6=UnknownListID 7=OtherSeeText 8=IncorrectAllocatedQuantity 9=CalculationDifference 10=UnknownOrStaleExecID 11=MismatchedData 12=UnknownClOrdID 13=WarehouseRequestRejected
F 89 Signature data
F 90 SecureDataLen Length
F 91 SecureData data
F 93 SignatureLength Length
F 94 EmailType char 0=New 1=Reply 2=AdminReply
F 95 RawDataLength Length
F 96 RawData data
F 97 PossResend Boolean Y=PossibleResend N=OriginalTransmission
F 98 EncryptMethod int 0=None 1=PKCS 2=DES 3=PKCSDES 4=PGPDES 5=PGPDESMD5 6=PEM
F 99 StopPx Price
F 100 ExDestination Exchange
F 102 CxlRejReason int 0=TooLateToCancel 1=UnknownOrder 2=BrokerCredit 3=OrderAlreadyInPendingStatus 4=UnableToProcessOrderMassCancelRequest 5=OrigOrdModTime 6=DuplicateClOrdID 99=Other
F 103 OrdRejReason int 0=BrokerCredit 1=UnknownSymbol 2=ExchangeClosed 3=OrderExceedsLimit 4=TooLateToEnter 5=UnknownOrder 6=DuplicateOrder 7=DuplicateOfAVerballyCommunicatedOrder 8=StaleOrder 9=TradeAlongRequired 10=InvalidInvestorID 11=UnsupportedOrderCharacteristic 12=SurveillanceOption 13=IncorrectQuantity 14=IncorrectAllocatedQuantity 15=UnknownAccount 99=Other
F 104 IOIQualifier char A=AllOrNone B=MarketOnClose C=AtTheClose D=VWAP I=InTouchWith L=Limit M=MoreBehind O=AtTheOpen P=TakingAPosition Q=AtTheMarket R=ReadyToTrade S=PortfolioShown T=ThroughTheDay V=Versus W=Indication X=CrossingOpportunity Y=AtTheMidpoint Z=PreOpen
F 106 Issuer String
F 107 SecurityDesc String
F 108 HeartBtInt int
F 110 MinQty Qty
F 111 MaxFloor Qty
F 112 TestReqID String
F 113 ReportToExch Boolean Y=ReceiverReports N=SenderReports
F 114 LocateReqd Boolean Y=Yes N=No
F 115 OnBehalfOfCompID String
F 116 OnBehalfOfSubID String
F 117 QuoteID String
F 118 NetMoney Amt
F 119 SettlCurrAmt Amt
F 120 SettlCurrency Currency
F 121 ForexReq Boolean Y=ExecuteForexAfterSecurityTrade N=DoNotExecuteForexAfterSecurityTrade
F 122 OrigSendingTime UTCTimestamp
F 123 GapFillFlag Boolean Y=GapFillMessage N=SequenceReset
F 124 NoExecs NumInGroup
F 126 ExpireTime UTCTimestamp
F 127 DKReason char A=UnknownSymbol B=WrongSide C=QuantityExceedsOrder D=NoMatchingOrder E=PriceExceedsLimit F=CalculationDifference Z=Other
F 128 DeliverToCompID String
F 129 DeliverToSubID String
F 130 IOINaturalFlag Boolean Y=Natural N=NotNatural
F 131 QuoteReqID String
F 132 BidPx Price
F 133 OfferPx Price
F 134 BidSize Qty
F 135 OfferSize Qty
F 136 NoMiscFees NumInGroup
F 137 MiscFeeAmt Amt
F 138 MiscFeeCurr Currency
F 139 MiscFeeType String 1=Regulatory 2=Tax 3=LocalCommission 4=ExchangeFees 5=Stamp 6=Levy 7=Other 8=Markup 9=ConsumptionTax 10=PerTransaction 11=Conversion 12=Agent
F 140 PrevClosePx Price
F 141 ResetSeqNumFlag Boolean Y=Yes N=No
F 142 SenderLocationID String
F 143 TargetLocationID String
F 144 OnBehalfOfLocationID String
F 145 DeliverToLocationID String
F 146 NoRelatedSym NumInGroup
F 147 Subject String
F 148 Headline String
F 149 URLLink String
F 150 ExecType char 0=New 3=DoneForDay 4=Canceled 5=Replaced 6=PendingCancel 7=Stopped 8=Rejected 9=Suspended A=PendingNew B=Calculated C=Expired D=Restated E=PendingReplace F=Trade G=TradeCorrect H=TradeCancel I=OrderStatus
F 151 LeavesQty Qty
F 152 CashOrderQty Qty
F 153 AllocAvgPx Price
F 154 AllocNetMoney Amt
F 155 SettlCurrFxRate float
F 156 SettlCurrFxRateCalc char M=Multiply D=Divide
F 157 NumDaysInterest int
F 158 AccruedInterestRate Percentage
F 159 AccruedInterestAmt Amt
F 160 SettlInstMode char 1=StandingInstructionsProvided 4=SpecificOrderForASingleAccount 5=RequestReject
F 161 AllocText String
F 162 SettlInstID String
F 163 SettlInstTransType char N=New C=Cancel R=Replace T=Restate
F 164 EmailThreadID String
F 165 SettlInstSource char 1=BrokerCredit 2=Institution 3=Investor
F 167 SecurityType String EUSUPRA=EuroSupranationalCoupons FAC=FederalAgencyCoupon FADN=FederalAgencyDiscountNote PEF=PrivateExportFunding SUPRA=USDSupranationalCoupons CORP=CorporateBond CPP=CorporatePrivatePlacement CB=ConvertibleBond DUAL=DualCurrency EUCORP=EuroCorporateBond XLINKD=IndexedLinked STRUCT=StructuredNotes YANK=YankeeCorporateBond FOR=ForeignExchangeContract CS=CommonStock PS=PreferredStock BRADY=BradyBond EUSOV=EuroSovereigns TBOND=USTreasuryBond TINT=InterestStripFromAnyBondOrNote TIPS=TreasuryInflationProtectedSecurities TCAL=PrincipalStripOfACallableBondOrNote TPRN=PrincipalStripFromANonCallableBondOrNote UST=USTreasuryNoteOld USTB=USTreasuryBillOld TNOTE=USTreasuryNote TBILL=USTreasuryBill REPO=Repurchase FORWARD=Forward BUYSELL=BuySellback SECLOAN=SecuritiesLoan SECPLEDGE=SecuritiesPledge TERM=TermLoan RVLV=RevolverLoan RVLVTRM=Revolver BRIDGE=BridgeLoan LOFC=LetterOfCredit SWING=SwingLineFacility DINP=DebtorInPossession DEFLTED=Defaulted WITHDRN=Withdrawn REPLACD=Replaced MATURED=Matured AMENDED=Amended RETIRED=Retired BA=BankersAcceptance BN=BankNotes BOX=BillOfExchanges CD=CertificateOfDeposit CL=CallLoans CP=CommercialPaper DN=DepositNotes EUCD=EuroCertificateOfDeposit EUCP=EuroCommercialPaper LQN=LiquidityNote MTN=MediumTermNotes ONITE=Overnight PN=PromissoryNote PZFJ=PlazosFijos STN=ShortTermLoanNote TD=TimeDeposit XCN=ExtendedCommNote YCD=YankeeCertificateOfDeposit ABS=AssetBackedSecurities CMBS=Corp CMO=CollateralizedMortgageObligation IET=IOETTEMortgage MBS=MortgageBackedSecurities MIO=MortgageInterestOnly MPO=MortgagePrincipalOnly MPP=MortgagePrivatePlacement MPT=MiscellaneousPassThrough PFAND=Pfandbriefe TBA=ToBeAnnounced AN=OtherAnticipationNotes COFO=CertificateOfObligation COFP=CertificateOfParticipation GO=GeneralObligationBonds MT=MandatoryTender RAN=RevenueAnticipationNote REV=RevenueBonds SPCLA=SpecialAssessment SPCLO=SpecialObligation SPCLT=SpecialTax TAN=TaxAnticipationNote TAXA=TaxAllocation TECP=TaxExemptCommercialPaper TRAN=TaxRevenueAnticipationNote VRDN=VariableRateDemandNote WAR=Warrant MF=MutualFund MLEG=MultilegInstrument NONE=NoSecurityType FUT=Future OPT=Option
F 168 EffectiveTime UTCTimestamp
F 169 StandInstDbType int 0=Other 1=DTCSID 2=ThomsonALERT 3=AGlobalCustodian 4=AccountNet
F 170 StandInstDbName String
F 171 StandInstDbID String
F 172 SettlDeliveryType int 0=Versus 1=Free 2=TriParty 3=HoldInCustody
F 188 BidSpotRate Price
F 189 BidForwardPoints PriceOffset
F 190 OfferSpotRate Price
F 191 OfferForwardPoints PriceOffset
F 192 OrderQty2 Qty
F 193 SettlDate2 LocalMktDate
F 194 LastSpotRate Price
F 195 LastForwardPoints PriceOffset
F 196 AllocLinkID String
F 197 AllocLinkType int 0=FXNetting 1=FXSwap
F 198 SecondaryOrderID String
F 199 NoIOIQualifiers NumInGroup
F 200 MaturityMonthYear MonthYear
F 201 PutOrCall int 0=Put 1=Call
F 202 StrikePrice Price
F 203 CoveredOrUncovered int 0=Covered 1=Uncovered
F 206 OptAttribute char
F 207 SecurityExchange Exchange
F 208 NotifyBrokerOfCredit Boolean Y=DetailsShouldBeCommunicated N=DetailsShouldNotBeCommunicated
F 209 AllocHandlInst int 1=Match 2=Forward 3=ForwardAndMatch
F 210 MaxShow Qty
F 211 PegOffsetValue float
F 212 XmlDataLen Length
F 213 XmlData data
F 214 SettlInstRefID String
F 215 NoRoutingIDs NumInGroup
F 216 RoutingType int 1=TargetFirm 2=TargetList 3=BlockFirm 4=BlockList
F 217 RoutingID String
F 218 Spread PriceOffset
F 220 BenchmarkCurveCurrency Currency
F 221 BenchmarkCurveName String EONIA=EONIA EUREPO=EUREPO Euribor=Euribor FutureSWAP=FutureSWAP LIBID=LIBID LIBOR=LIBOR MuniAAA=MuniAAA OTHER=OTHER Pfandbriefe=Pfandbriefe SONIA=SONIA SWAP=SWAP Treasury=Treasury
F 222 BenchmarkCurvePoint String
F 223 CouponRate Percentage
F 224 CouponPaymentDate LocalMktDate
F 225 IssueDate LocalMktDate
F 226 RepurchaseTerm int
F 227 RepurchaseRate Percentage
F 228 Factor float
F 229 TradeOriginationDate LocalMktDate
F 230 ExDate LocalMktDate
F 231 ContractMultiplier float
F 232 NoStipulations NumInGroup
F 233 StipulationType String AMT=AlternativeMinimumTax AUTOREINV=AutoReinvestment BANKQUAL=BankQualified BGNCON=BargainConditions COUPON=CouponRange CURRENCY=ISOCurrencyCode CUSTOMDATE=CustomStart GEOG=Geographics HAIRCUT=ValuationDiscount INSURED=Insured ISSUE=IssueDate ISSUER=Issuer ISSUESIZE=IssueSizeRange LOOKBACK=LookbackDays LOT=ExplicitLotIdentifier LOTVAR=LotVariance MAT=MaturityYearAndMonth MATURITY=MaturityRange MAXSUBS=MaximumSubstitutions MINQTY=MinimumQuantity MININCR=MinimumIncrement MINDNOM=MinimumDenomination PAYFREQ=PaymentFrequency PIECES=NumberOfPieces PMAX=PoolsMaximum PPM=PoolsPerMillion PPL=PoolsPerLot PPT=PoolsPerTrade PRICE=PriceRange PRICEFREQ=PricingFrequency PROD=ProductionYear PROTECT=CallProtection PURPOSE=Purpose PXSOURCE=BenchmarkPriceSource RATING=RatingSourceAndRange REDEMPTION=TypeOfRedemption RESTRICTED=Restricted SECTOR=MarketSector SECTYPE=SecurityTypeIncludedOrExcluded STRUCT=Structure SUBSFREQ=SubstitutionsFrequency SUBSLEFT=SubstitutionsLeft TEXT=FreeformText TRDVAR=TradeVariance WAC=WeightedAverageCoupon WAL=WeightedAverageLifeCoupon WALA=WeightedAverageLoanAge WAM=WeightedAverageMaturity WHOLE=WholePool YIELD=YieldRange
F 234 StipulationValue String
F 235 YieldType String
F 236 Yield Percentage
F 237 TotalTakedown Amt
F 238 Concession Amt
F 239 RepoCollateralSecurityType String
F 240 RedemptionDate LocalMktDate
F 241 UnderlyingCouponPaymentDate LocalMktDate
F 242 UnderlyingIssueDate LocalMktDate
F 243 UnderlyingRepoCollateralSecurityType String
F 244 UnderlyingRepurchaseTerm int
F 245 UnderlyingRepurchaseRate Percentage
F 246 UnderlyingFactor float
F 247 UnderlyingRedemptionDate LocalMktDate
F 248 LegCouponPaymentDate LocalMktDate
F 249 LegIssueDate LocalMktDate
F 250 LegRepoCollateralSecurityType String
F 251 LegRepurchaseTerm int
F 252 LegRepurchaseRate Percentage
F 253 LegFactor float
F 254 LegRedemptionDate LocalMktDate
F 255 CreditRating String
F 256 UnderlyingCreditRating String
F 257 LegCreditRating String
F 258 TradedFlatSwitch Boolean Y=TradedFlat N=NotTradedFlat
F 259 BasisFeatureDate LocalMktDate
F 260 BasisFeaturePrice Price
F 262 MDReqID String
F 263 SubscriptionRequestType char 0=Snapshot 1=SnapshotAndUpdates 2=DisablePreviousSnapshot
F 264 MarketDepth int
F 265 MDUpdateType int 0=FullRefresh 1=IncrementalRefresh
F 266 AggregatedBook Boolean Y=BookEntriesToBeAggregated N=BookEntriesShouldNotBeAggregated
F 267 NoMDEntryTypes NumInGroup
F 268 NoMDEntries NumInGroup
F 269 MDEntryType char 0=Bid 1=Offer 2=Trade 3=IndexValue 4=OpeningPrice 5=ClosingPrice 6=SettlementPrice 7=TradingSessionHighPrice 8=TradingSessionLowPrice 9=TradingSessionVWAPPrice A=Imbalance B=TradeVolume C=OpenInterest
F 270 MDEntryPx Price
F 271 MDEntrySize Qty
F 272 MDEntryDate UTCDateOnly
F 273 MDEntryTime UTCTimeOnly
F 274 TickDirection char 0=PlusTick 1=ZeroPlusTick 2=MinusTick 3=ZeroMinusTick
F 275 MDMkt Exchange
F 276 QuoteCondition MultipleValueString A=Open B=Closed C=ExchangeBest D=ConsolidatedBest E=Locked F=Crossed G=Depth H=FastTrading I=NonFirm
F 277 TradeCondition MultipleValueString A=Cash B=AveragePriceTrade C=CashTrade D=NextDay E=Opening F=IntradayTradeDetail G=Rule127Trade H=Rule155Trade I=SoldLast J=NextDayTrade K=Opened L=Seller M=Sold N=StoppedStock P=ImbalanceMoreBuyers Q=ImbalanceMoreSellers R=OpeningPrice
F 278 MDEntryID String
F 279 MDUpdateAction char 0=New 1=Change 2=Delete
F 280 MDEntryRefID String
F 281 MDReqRejReason char 0=UnknownSymbol 1=DuplicateMDReqID 2=InsufficientBandwidth 3=InsufficientPermissions 4=UnsupportedSubscriptionRequestType 5=UnsupportedMarketDepth 6=UnsupportedMDUpdateType 7=UnsupportedAggregatedBook 8=UnsupportedMDEntryType 9=UnsupportedTradingSessionID A=UnsupportedScope B=UnsupportedOpenCloseSettleFlag C=UnsupportedMDImplicitDelete
F 282 MDEntryOriginator String
F 283 LocationID String
F 284 DeskID String
F 285 DeleteReason char 0=Cancellation 1=Error
F 286 OpenCloseSettlFlag MultipleValueString 0=DailyOpen 1=SessionOpen 2=DeliverySettlementEntry 3=ExpectedEntry 4=EntryFromPreviousBusinessDay 5=TheoreticalPriceValue
F 287 SellerDays int
F 288 MDEntryBuyer String
F 289 MDEntrySeller String
F 290 MDEntryPositionNo int
F 291 FinancialStatus MultipleValueString 1=Bankrupt 2=PendingDelisting
F 292 CorporateAction MultipleValueString A=ExDividend B=ExDistribution C=ExRights D=New E=ExInterest
F 293 DefBidSize Qty
F 294 DefOfferSize Qty
F 295 NoQuoteEntries NumInGroup
F 296 NoQuoteSets NumInGroup
F 297 QuoteStatus int 0=Accepted 1=CancelForSymbol 2=CanceledForSecurityType 3=CanceledForUnderlying 4=CanceledAll 5=Rejected 6=RemovedFromMarket 7=Expired 8=Query 9=QuoteNotFound 10=Pending 11=Pass 12=LockedMarketWarning 13=CrossMarketWarning 14=CanceledDueToLockMarket 15=CanceledDueToCrossMarket
F 298 QuoteCancelType int 1=CancelForOneOrMoreSecurities 2=CancelForSecurityType 3=CancelForUnderlyingSecurity 4=CancelAllQuotes
F 299 QuoteEntryID String
F 300 QuoteRejectReason int 1=UnknownSymbol 2=Exchange 3=QuoteRequestExceedsLimit 4=TooLateToEnter 5=UnknownQuote 6=DuplicateQuote 7=InvalidBid 8=InvalidPrice 9=NotAuthorizedToQuoteSecurity 99=Other
F 301 QuoteResponseLevel int 0=NoAcknowledgement 1=AcknowledgeOnlyNegativeOrErroneousQuotes 2=AcknowledgeEachQuoteMessage
F 302 QuoteSetID String
F 303 QuoteRequestType int 1=Manual 2=Automatic
F 304 TotNoQuoteEntries int
F 305 UnderlyingSecurityIDSource String 1=CUSIP 2=SEDOL 3=QUIK 4=ISINNumber 5=RICCode 6=ISOCurrencyCode 7=ISOCountryCode 8=ExchangeSymbol 9=ConsolidatedTapeAssociation A=BloombergSymbol B=Wertpapier C=Dutch D=Valoren E=Sicovam F=Belgian G=Common H=ClearingHouse I=ISDAFpMLSpecification J=OptionPriceReportingAuthority
F 306 UnderlyingIssuer String
F 307 UnderlyingSecurityDesc String
F 308 UnderlyingSecurityExchange Exchange
F 309 UnderlyingSecurityID String
F 310 UnderlyingSecurityType String
F 311 UnderlyingSymbol String
F 312 UnderlyingSymbolSfx String
F 313 UnderlyingMaturityMonthYear MonthYear
F 315 UnderlyingPutOrCall int
F 316 UnderlyingStrikePrice Price
F 317 UnderlyingOptAttribute char
F 318 UnderlyingCurrency Currency
F 320 SecurityReqID String
F 321 SecurityRequestType int 0=RequestSecurityIdentityAndSpecifications 1=RequestSecurityIdentityForSpecifications 2=RequestListSecurityTypes 3=RequestListSecurities
F 322 SecurityResponseID String
F 323 SecurityResponseType int 1=AcceptAsIs 2=AcceptWithRevisions 5=RejectSecurityProposal 6=CannotMatchSelectionCriteria
F 324 SecurityStatusReqID String
F 325 UnsolicitedIndicator Boolean Y=MessageIsBeingSentUnsolicited N=MessageIsBeingSentAsAResultOfAPriorRequest
F 326 SecurityTradingStatus int 1=OpeningDelay 2=TradingHalt 3=Resume 4=NoOpen 5=PriceIndication 6=TradingRangeIndication 7=MarketImbalanceBuy 8=MarketImbalanceSell 9=MarketOnCloseImbalanceBuy 10=MarketOnCloseImbalanceSell 12=NoMarketImbalance 13=NoMarketOnCloseImbalance 14=ITSPreOpening 15=NewPriceIndication 16=TradeDisseminationTime 17=ReadyToTrade 18=NotAvailableForTrading 19=NotTradedOnThisMarket 20=UnknownOrInvalid 21=PreOpen 22=OpeningRotation 23=FastMarket
F 327 HaltReason char I=OrderImbalance X=EquipmentChangeover P=NewsPending D=NewsDissemination E=OrderInflux M=AdditionalInformation
F 328 InViewOfCommon Boolean Y=HaltWasDueToCommonStockBeingHalted N=HaltWasNotRelatedToAHaltOfTheCommonStock
F 329 DueToRelated Boolean Y=RelatedToSecurityHalt N=NotRelatedToSecurityHalt
F 330 BuyVolume Qty
F 331 SellVolume Qty
F 332 HighPx Price
F 333 LowPx Price
F 334 Adjustment int 1=Cancel 2=Error 3=Correction
F 335 TradSesReqID String
F 336 TradingSessionID String
F 337 ContraTrader String
F 338 TradSesMethod int 1=Electronic 2=OpenOutcry 3=TwoParty
F 339 TradSesMode int 1=Testing 2=Simulated 3=Production
F 340 TradSesStatus int 0=Unknown 1=Halted 2=Open 3=Closed 4=PreOpen 5=PreClose 6=RequestRejected
F 341 TradSesStartTime UTCTimestamp
F 342 TradSesOpenTime UTCTimestamp
F 343 TradSesPreCloseTime UTCTimestamp
F 344 TradSesCloseTime UTCTimestamp
F 345 TradSesEndTime UTCTimestamp
F 346 NumberOfOrders int
F 347 MessageEncoding String ISO-2022-JP=ISO2022JP EUC-JP=EUCJP Shift_JIS=ShiftJIS UTF-8=UTF8
F 348 EncodedIssuerLen Length
F 349 EncodedIssuer data
F 350 EncodedSecurityDescLen Length
F 351 EncodedSecurityDesc data
F 352 EncodedListExecInstLen Length
F 353 EncodedListExecInst data
F 354 EncodedTextLen Length
F 355 EncodedText data
F 356 EncodedSubjectLen Length
F 357 EncodedSubject data
F 358 EncodedHeadlineLen Length
F 359 EncodedHeadline data
F 360 EncodedAllocTextLen Length
F 361 EncodedAllocText data
F 362 EncodedUnderlyingIssuerLen Length
F 363 EncodedUnderlyingIssuer data
F 364 EncodedUnderlyingSecurityDescLen Length
F 365 EncodedUnderlyingSecurityDesc data
F 366 AllocPrice Price
F 367 QuoteSetValidUntilTime UTCTimestamp
F 368 QuoteEntryRejectReason int 1=UnknownSymbol 2=Exchange 3=QuoteRequestExceedsLimit 4=TooLateToEnter 5=UnknownQuote 6=DuplicateQuote 7=InvalidBid 8=InvalidPrice 9=NotAuthorizedToQuoteSecurity 99=Other
F 369 LastMsgSeqNumProcessed SeqNum
F 371 RefTagID int
F 372 RefMsgType String 0=Heartbeat 1=TestRequest 2=ResendRequest 3=Reject 4=SequenceReset 5=Logout 6=IOI 7=Advertisement 8=ExecutionReport 9=OrderCancelReject A=Logon B=News C=Email D=NewOrderSingle E=NewOrderList F=OrderCancelRequest G=OrderCancelReplaceRequest H=OrderStatusRequest J=AllocationInstruction K=ListCancelRequest L=ListExecute M=ListStatusRequest N=ListStatus P=AllocationInstructionAck Q=DontKnowTrade R=QuoteRequest S=Quote T=SettlementInstructions V=MarketDataRequest W=MarketDataSnapshotFullRefresh X=MarketDataIncrementalRefresh Y=MarketDataRequestReject Z=QuoteCancel a=QuoteStatusRequest b=MassQuoteAcknowledgement c=SecurityDefinitionRequest d=SecurityDefinition e=SecurityStatusRequest f=SecurityStatus g=TradingSessionStatusRequest h=TradingSessionStatus i=MassQuote j=BusinessMessageReject k=BidRequest l=BidResponse m=ListStrikePrice n=XMLNonFIX o=RegistrationInstructions p=RegistrationInstructionsResponse q=OrderMassCancelRequest r=OrderMassCancelReport s=NewOrderCross t=CrossOrderCancelReplaceRequest u=CrossOrderCancelRequest v=SecurityTypeRequest w=SecurityTypes x=SecurityListRequest y=SecurityList z=DerivativeSecurityListRequest AA=DerivativeSecurityList AB=NewOrderMultileg AC=MultilegOrderCancelReplace AD=TradeCaptureReportRequest AE=TradeCaptureReport AF=OrderMassStatusRequest AG=QuoteRequestReject AH=RFQRequest AI=QuoteStatusReport AJ=QuoteResponse AK=Confirmation AL=PositionMaintenanceRequest AM=PositionMaintenanceReport AN=RequestForPositions AO=RequestForPositionsAck AP=PositionReport AQ=TradeCaptureReportRequestAck AR=TradeCaptureReportAck AS=AllocationReport AT=AllocationReportAck AU=ConfirmationAck AV=SettlementInstructionRequest AW=AssignmentReport AX=CollateralRequest AY=CollateralAssignment AZ=CollateralResponse BA=CollateralReport BB=CollateralInquiry BC=NetworkCounterpartySystemStatusRequest BD=NetworkCounterpartySystemStatusResponse BE=UserRequest BF=UserResponse BG=CollateralInquiryAck BH=ConfirmationRequest
F 373 SessionRejectReason int 0=InvalidTagNumber 1=RequiredTagMissing 2=TagNotDefinedForThisMessageType 3=UndefinedTag 4=TagSpecifiedWithoutAValue 5=ValueIsIncorrect 6=IncorrectDataFormatForValue 7=DecryptionProblem 8=SignatureProblem 9=CompIDProblem 10=SendingTimeAccuracyProblem 11=InvalidMsgType 12=XMLValidationError 13=TagAppearsMoreThanOnce 14=TagSpecifiedOutOfRequiredOrder 15=RepeatingGroupFieldsOutOfOrder 16=IncorrectNumInGroupCountForRepeatingGroup 17=Non 99=Other
F 374 BidRequestTransType char N=New C=Cancel
F 375 ContraBroker String
F 376 ComplianceID String
F 377 SolicitedFlag Boolean Y=WasSolicited N=WasNotSolicited
F 378 ExecRestatementReason int 0=GTCorporateAction 1=GTRenewal 2=VerbalChange 3=RepricingOfOrder 4=BrokerOption 5=PartialDeclineOfOrderQty 6=CancelOnTradingHalt 7=CancelOnSystemFailure 8=Market 9=Canceled 10=WarehouseRecap 99=Other
F 379 BusinessRejectRefID String
F 380 BusinessRejectReason int 0=Other 1=UnknownID 2=UnknownSecurity 3=UnsupportedMessageType 4=ApplicationNotAvailable 5=ConditionallyRequiredFieldMissing 6=NotAuthorized 7=DeliverToFirmNotAvailableAtThisTime
F 381 GrossTradeAmt Amt
F 382 NoContraBrokers NumInGroup
F 383 MaxMessageSize Length
F 384 NoMsgTypes NumInGroup
F 385 MsgDirection char S=Send R=Receive
F 386 NoTradingSessions NumInGroup
F 387 TotalVolumeTraded Qty
F 388 DiscretionInst char 0=RelatedToDisplayedPrice 1=RelatedToMarketPrice 2=RelatedToPrimaryPrice 3=RelatedToLocalPrimaryPrice 4=RelatedToMidpointPrice 5=RelatedToLastTradePrice 6=RelatedToVWAP
F 389 DiscretionOffsetValue float
F 390 BidID String
F 391 ClientBidID String
F 392 ListName String
F 393 TotNoRelatedSym int
F 394 BidType int 1=NonDisclosed 2=Disclosed 3=NoBiddingProcess
F 395 NumTickets int
F 396 SideValue1 Amt
F 397 SideValue2 Amt
F 398 NoBidDescriptors NumInGroup
F 399 BidDescriptorType int 1=Sector 2=Country 3=Index
F 400 BidDescriptor String
F 401 SideValueInd int 1=SideValue1 2=SideValue2
F 402 LiquidityPctLow Percentage
F 403 LiquidityPctHigh Percentage
F 404 LiquidityValue Amt
F 405 EFPTrackingError Percentage
F 406 FairValue Amt
F 407 OutsideIndexPct Percentage
F 408 ValueOfFutures Amt
F 409 LiquidityIndType int 1=FiveDayMovingAverage 2=TwentyDayMovingAverage 3=NormalMarketSize 4=Other
F 410 WtAverageLiquidity Percentage
F 411 ExchangeForPhysical Boolean Y=True N=False
F 412 OutMainCntryUIndex Amt
F 413 CrossPercent Percentage
F 414 ProgRptReqs int 1=BuySideRequests 2=SellSideSends 3=RealTimeExecutionReports
F 415 ProgPeriodInterval int
F 416 IncTaxInd int 1=Net 2=Gross
F 417 NumBidders int
F 418 BidTradeType char R=RiskTrade G=VWAPGuarantee A=Agency J=GuaranteedClose
F 419 BasisPxType char 2=ClosingPriceAtMorningSession 3=ClosingPrice 4=CurrentPrice 5=SQ 6=VWAPThroughADay 7=VWAPThroughAMorningSession 8=VWAPThroughAnAfternoonSession 9=VWAPThroughADayExcept A=VWAPThroughAMorningSessionExcept B=VWAPThroughAnAfternoonSessionExcept C=Strike D=Open Z=Others
F 420 NoBidComponents NumInGroup
F 421 Country Country
F 422 TotNoStrikes int
F 423 PriceType int 1=Percentage 2=PerUnit 3=FixedAmount 4=Discount 5=Premium 6=Spread 7=TEDPrice 8=TEDYield 9=Yield 10=FixedCabinetTradePrice 11=VariableCabinetTradePrice
F 424 DayOrderQty Qty
F 425 DayCumQty Qty
F 426 DayAvgPx Price
F 427 GTBookingInst int 0=BookOutAllTradesOnDayOfExecution 1=AccumulateUntilFilledOrExpired 2=AccumulateUntilVerballlyNotifiedOtherwise
F 428 NoStrikes NumInGroup
F 429 ListStatusType int 1=Ack 2=Response 3=Timed 4=ExecStarted 5=AllDone 6=Alert
F 430 NetGrossInd int 1=Net 2=Gross
F 431 ListOrderStatus int 1=InBiddingProcess 2=ReceivedForExecution 3=Executing 4=Cancelling 5=Alert 6=AllDone 7=Reject
F 432 ExpireDate LocalMktDate
F 433 ListExecInstType char 1=Immediate 2=WaitForInstruction 3=SellDriven 4=BuyDrivenCashTopUp 5=BuyDrivenCashWithdraw
F 434 CxlRejResponseTo char 1=OrderCancelRequest 2=OrderCancel
F 435 UnderlyingCouponRate Percentage
F 436 UnderlyingContractMultiplier float
F 437 ContraTradeQty Qty
F 438 ContraTradeTime UTCTimestamp
F 441 LiquidityNumSecurities int
F 442 MultiLegReportingType char 1=SingleSecurity 2=IndividualLegOfAMultiLegSecurity 3=MultiLegSecurity
F 443 StrikeTime UTCTimestamp
F 444 ListStatusText String
F 445 EncodedListStatusTextLen Length
F 446 EncodedListStatusText data
F 447 PartyIDSource char B=BIC C=GeneralIdentifier D=Proprietary E=ISOCountryCode F=SettlementEntityLocation G=MIC H=CSDParticipant 1=KoreanInvestorID 2=TaiwaneseForeignInvestorID 3=TaiwaneseTradingAcct 4=MalaysianCentralDepository 5=ChineseInvestorID 6=UKNationalInsuranceOrPensionNumber 7=USSocialSecurityNumber 8=USEmployerOrTaxIDNumber 9=AustralianBusinessNumber A=AustralianTaxFileNumber I=ISITCAcronym
F 448 PartyID String
F 451 NetChgPrevDay PriceOffset
F 452 PartyRole int 1=ExecutingFirm 2=BrokerOfCredit 3=ClientID 4=ClearingFirm 5=InvestorID 6=IntroducingFirm 7=EnteringFirm 8=Locate 9=FundManagerClientID 10=SettlementLocation 11=OrderOriginationTrader 12=ExecutingTrader 13=OrderOriginationFirm 14=GiveupClearingFirm 15=CorrespondantClearingFirm 16=ExecutingSystem 17=ContraFirm 18=ContraClearingFirm 19=SponsoringFirm 20=UnderlyingContraFirm 21=ClearingOrganization 22=Exchange 24=CustomerAccount 25=CorrespondentClearingOrganization 26=CorrespondentBroker 27=Buyer 28=Custodian 29=Intermediary 30=Agent 31=SubCustodian 32=Beneficiary 33=InterestedParty 34=RegulatoryBody 35=LiquidityProvider 36=EnteringTrader 37=ContraTrader 38=PositionAccount
F 453 NoPartyIDs NumInGroup
F 454 NoSecurityAltID NumInGroup
F 455 SecurityAltID String
F 456 SecurityAltIDSource String 1=CUSIP 2=SEDOL 3=QUIK 4=ISINNumber 5=RICCode 6=ISOCurrencyCode 7=ISOCountryCode 8=ExchangeSymbol 9=ConsolidatedTapeAssociation A=BloombergSymbol B=Wertpapier C=Dutch D=Valoren E=Sicovam F=Belgian G=Common H=ClearingHouse I=ISDAFpMLSpecification J=OptionPriceReportingAuthority
F 457 NoUnderlyingSecurityAltID NumInGroup
F 458 UnderlyingSecurityAltID String
F 459 UnderlyingSecurityAltIDSource String 1=CUSIP 2=SEDOL 3=QUIK 4=ISINNumber 5=RICCode 6=ISOCurrencyCode 7=ISOCountryCode 8=ExchangeSymbol 9=ConsolidatedTapeAssociation A=BloombergSymbol B=Wertpapier C=Dutch D=Valoren E=Sicovam F=Belgian G=Common H=ClearingHouse I=ISDAFpMLSpecification J=OptionPriceReportingAuthority
F 460 Product int 1=AGENCY 2=COMMODITY 3=CORPORATE 4=CURRENCY 5=EQUITY 6=GOVERNMENT 7=INDEX 8=LOAN 9=MONEYMARKET 10=MORTGAGE 11=MUNICIPAL 12=OTHER 13=FINANCING
F 461 CFICode String
F 462 UnderlyingProduct int
F 463 UnderlyingCFICode String
F 464 TestMessageIndicator Boolean Y=True N=False
F 466 BookingRefID String
F 467 IndividualAllocID String
F 468 RoundingDirection char 0=RoundToNearest 1=RoundDown 2=RoundUp
F 469 RoundingModulus float
F 470 CountryOfIssue Country
F 471 StateOrProvinceOfIssue String
F 472 LocaleOfIssue String
F 473 NoRegistDtls NumInGroup
F 474 MailingDtls String
F 475 InvestorCountryOfResidence Country
F 476 PaymentRef String
F 477 DistribPaymentMethod int 1=CREST 2=NSCC 3=Euroclear 4=Clearstream 5=Cheque 6=TelegraphicTransfer 7=FedWire 8=DirectCredit 9=ACHCredit 10=BPAY 11=HighValueClearingSystemHVACS 12=ReinvestInFund
F 478 CashDistribCurr Currency
F 479 CommCurrency Currency
F 480 CancellationRights char Y=Yes N=NoExecutionOnly M=NoWaiverAgreement O=NoInstitutional
F 481 MoneyLaunderingStatus char Y=Passed N=NotChecked 1=ExemptBelowLimit 2=ExemptMoneyType 3=ExemptAuthorised
F 482 MailingInst String
F 483 TransBkdTime UTCTimestamp
F 484 ExecPriceType char B=BidPrice C=CreationPrice D=CreationPricePlusAdjustmentPercent E=CreationPricePlusAdjustmentAmount O=OfferPrice P=OfferPriceMinusAdjustmentPercent Q=OfferPriceMinusAdjustmentAmount S=SinglePrice
F 485 ExecPriceAdjustment float
F 486 DateOfBirth LocalMktDate
F 487 TradeReportTransType int 0=New 1=Cancel 2=Replace 3=Release 4=Reverse
F 488 CardHolderName String
F 489 CardNumber String
F 490 CardExpDate LocalMktDate
F 491 CardIssNum String
F 492 PaymentMethod int 1=CREST 2=NSCC 3=Euroclear 4=Clearstream 5=Cheque 6=TelegraphicTransfer 7=FedWire 8=DebitCard 9=DirectDebit 10=DirectCredit 11=CreditCard 12=ACHDebit 13=ACHCredit 14=BPAY 15=HighValueClearingSystem
F 493 RegistAcctType String
F 494 Designation String
F 495 TaxAdvantageType int 0=None 1=MaxiISA 2=TESSA 3=MiniCashISA 4=MiniStocksAndSharesISA 5=MiniInsuranceISA 6=CurrentYearPayment 7=PriorYearPayment 8=AssetTransfer 9=EmployeePriorYear 10=EmployeeCurrentYear 11=EmployerPriorYear 12=EmployerCurrentYear 13=NonFundPrototypeIRA 14=NonFundQualifiedPlan 15=DefinedContributionPlan 16=IRA 17=IRARollover 18=KEOGH 19=ProfitSharingPlan 20=US401K 21=SelfDirectedIRA 22=US403b 23=US457 24=RothIRAPrototype 25=RothIRANonPrototype 26=RothConversionIRAPrototype 27=RothConversionIRANonPrototype 28=EducationIRAPrototype 29=EducationIRANonPrototype
F 496 RegistRejReasonText String
F 497 FundRenewWaiv char Y=Yes N=No
F 498 CashDistribAgentName String
F 499 CashDistribAgentCode String
F 500 CashDistribAgentAcctNumber String
F 501 CashDistribPayRef String
F 502 CashDistribAgentAcctName String
F 503 CardStartDate LocalMktDate
F 504 PaymentDate LocalMktDate
F 505 PaymentRemitterID String
F 506 RegistStatus char A=Accepted R=Rejected H=Held N=Reminder
F 507 RegistRejReasonCode int 1=InvalidAccountType 2=InvalidTaxExemptType 3=InvalidOwnershipType 4=NoRegDetails 5=InvalidRegSeqNo 6=InvalidRegDetails 7=InvalidMailingDetails 8=InvalidMailingInstructions 9=InvalidInvestorID 10=InvalidInvestorIDSource 11=InvalidDateOfBirth 12=InvalidCountry 13=InvalidDistribInstns 14=InvalidPercentage 15=InvalidPaymentMethod 16=InvalidAccountName 17=InvalidAgentCode 18=InvalidAccountNum 99=Other
F 508 RegistRefID String
F 509 RegistDtls String
F 510 NoDistribInsts NumInGroup
F 511 RegistEmail String
F 512 DistribPercentage Percentage
F 513 RegistID String
F 514 RegistTransType char 0=New 1=Replace 2=Cancel
F 515 ExecValuationPoint UTCTimestamp
F 516 OrderPercent Percentage
F 517 OwnershipType char J=JointInvestors T=TenantsInCommon 2=JointTrustees
F 518 NoContAmts NumInGroup
F 519 ContAmtType int 1=CommissionAmount 2=CommissionPercent 3=InitialChargeAmount 4=InitialChargePercent 5=DiscountAmount 6=DiscountPercent 7=DilutionLevyAmount 8=DilutionLevyPercent 9=ExitChargeAmount 10=ExitChargePercent 11=FundBasedRenewalCommissionPercent 12=ProjectedFundValue 13=FundBasedRenewalCommissionOnOrder 14=FundBasedRenewalCommissionOnFund 15=NetSettlementAmount
F 520 ContAmtValue float
F 521 ContAmtCurr Currency
F 522 OwnerType int 1=IndividualInvestor 2=PublicCompany 3=PrivateCompany 4=IndividualTrustee 5=CompanyTrustee 6=PensionPlan 7=CustodianUnderGiftsToMinorsAct 8=Trusts 9=Fiduciaries 10=NetworkingSubAccount 11=NonProfitOrganization 12=CorporateBody 13=Nominee
F 523 PartySubID String
F 524 NestedPartyID String
F 525 NestedPartyIDSource char B=BIC C=GeneralIdentifier D=Proprietary E=ISOCountryCode F=SettlementEntityLocation G=MIC H=CSDParticipant 1=KoreanInvestorID 2=TaiwaneseForeignInvestorID 3=TaiwaneseTradingAcct 4=MalaysianCentralDepository 5=ChineseInvestorID 6=UKNationalInsuranceOrPensionNumber 7=USSocialSecurityNumber 8=USEmployerOrTaxIDNumber 9=AustralianBusinessNumber A=AustralianTaxFileNumber I=ISITCAcronym
F 526 SecondaryClOrdID String
F 527 SecondaryExecID String
F 528 OrderCapacity char A=Agency G=Proprietary I=Individual P=Principal R=RisklessPrincipal W=AgentForOtherMember
F 529 OrderRestrictions MultipleValueString 1=ProgramTrade 2=IndexArbitrage 3=NonIndexArbitrage 4=CompetingMarketMaker 5=ActingAsMarketMakerOrSpecialistInSecurity 6=ActingAsMarketMakerOrSpecialistInUnderlying 7=ForeignEntity 8=ExternalMarketParticipant 9=ExternalInterConnectedMarketLinkage A=RisklessArbitrage
F 530 MassCancelRequestType char 1=CancelOrdersForASecurity 2=CancelOrdersForAnUnderlyingSecurity 3=CancelOrdersForAProduct 4=CancelOrdersForACFICode 5=CancelOrdersForASecurityType 6=CancelOrdersForATradingSession 7=CancelAllOrders
F 531 MassCancelResponse char 0=CancelRequestRejected 1=CancelOrdersForASecurity 2=CancelOrdersForAnUnderlyingSecurity 3=CancelOrdersForAProduct 4=CancelOrdersForACFICode 5=CancelOrdersForASecurityType 6=CancelOrdersForATradingSession 7=CancelAllOrders
F 532 MassCancelRejectReason int 0=MassCancelNotSupported 1=InvalidOrUnknownSecurity 2=InvalidOrUnkownUnderlyingSecurity 3=InvalidOrUnknownProduct 4=InvalidOrUnknownCFICode 5=InvalidOrUnknownSecurityType 6=InvalidOrUnknownTradingSession 99=Other
F 533 TotalAffectedOrders int
F 534 NoAffectedOrders NumInGroup
F 535 AffectedOrderID String
F 536 AffectedSecondaryOrderID String
F 537 QuoteType int 0=Indicative 1=Tradeable 2=RestrictedTradeable 3=Counter
F 538 NestedPartyRole int 1=ExecutingFirm 2=BrokerOfCredit 3=ClientID 4=ClearingFirm 5=InvestorID 6=IntroducingFirm 7=EnteringFirm 8=Locate 9=FundManagerClientID 10=SettlementLocation 11=OrderOriginationTrader 12=ExecutingTrader 13=OrderOriginationFirm 14=GiveupClearingFirm 15=CorrespondantClearingFirm 16=ExecutingSystem 17=ContraFirm 18=ContraClearingFirm 19=SponsoringFirm 20=UnderlyingContraFirm 21=ClearingOrganization 22=Exchange 24=CustomerAccount 25=CorrespondentClearingOrganization 26=CorrespondentBroker 27=Buyer 28=Custodian 29=Intermediary 30=Agent 31=SubCustodian 32=Beneficiary 33=InterestedParty 34=RegulatoryBody 35=LiquidityProvider 36=EnteringTrader 37=ContraTrader 38=PositionAccount
F 539 NoNestedPartyIDs NumInGroup
F 540 TotalAccruedInterestAmt Amt
F 541 MaturityDate LocalMktDate
F 542 UnderlyingMaturityDate LocalMktDate
F 543 InstrRegistry String
F 544 CashMargin char 1=Cash 2=MarginOpen 3=MarginClose
F 545 NestedPartySubID String
F 546 Scope MultipleValueString 1=LocalMarket 2=National 3=Global
F 547 MDImplicitDelete Boolean Y=Yes N=No
F 548 CrossID String
F 549 CrossType int 1=CrossAON 2=CrossIOC 3=CrossOneSide 4=CrossSamePrice
F 550 CrossPrioritization int 0=None 1=BuySideIsPrioritized 2=SellSideIsPrioritized
F 551 OrigCrossID String
F 552 NoSides NumInGroup 1=OneSide 2=BothSides
F 553 Username String
F 554 Password String
F 555 NoLegs NumInGroup
F 556 LegCurrency Currency
F 557 TotNoSecurityTypes int
F 558 NoSecurityTypes NumInGroup
F 559 SecurityListRequestType int 0=Symbol 1=SecurityTypeAnd 2=Product 3=TradingSessionID 4=AllSecurities
F 560 SecurityRequestResult int 0=ValidRequest 1=InvalidOrUnsupportedRequest 2=NoInstrumentsFound 3=NotAuthorizedToRetrieveInstrumentData 4=InstrumentDataTemporarilyUnavailable 5=RequestForInstrumentDataNotSupported
F 561 RoundLot Qty
F 562 MinTradeVol Qty
F 563 MultiLegRptTypeReq int 0=ReportByMulitlegSecurityOnly 1=ReportByMultilegSecurityAndInstrumentLegs 2=ReportByInstrumentLegsOnly
F 564 LegPositionEffect char O=Open C=Close R=Rolled F=FIFO
F 565 LegCoveredOrUncovered int
F 566 LegPrice Price
F 567 TradSesStatusRejReason int 1=UnknownOrInvalidTradingSessionID 99=Other
F 568 TradeRequestID String
F 569 TradeRequestType int 0=AllTrades 1=MatchedTradesMatchingCriteria 2=UnmatchedTradesThatMatchCriteria 3=UnreportedTradesThatMatchCriteria 4=AdvisoriesThatMatchCriteria
F 570 PreviouslyReported Boolean Y=PerviouslyReportedToCounterparty N=NotReportedToCounterparty
F 571 TradeReportID String
F 572 TradeReportRefID String
F 573 MatchStatus char 0=Compared 1=Uncompared 2=AdvisoryOrAlert
F 574 MatchType String A1=ExactMatchPlus4BadgesExecTime A2=ExactMatchPlus4Badges A3=ExactMatchPlus2BadgesExecTime A4=ExactMatchPlus2Badges A5=ExactMatchPlusExecTime AQ=StampedAdvisoriesOrSpecialistAccepts S1=A1ExactMatchSummarizedQuantity S2=A2ExactMatchSummarizedQuantity S3=A3ExactMatchSummarizedQuantity S4=A4ExactMatchSummarizedQuantity S5=A5ExactMatchSummarizedQuantity M1=ExactMatchMinusBadgesTimes M2=SummarizedMatchMinusBadgesTimes MT=OCSLockedIn M3=ACTAcceptedTrade M4=ACTDefaultTrade M5=ACTDefaultAfterM2 M6=ACTM6Match
F 575 OddLot Boolean Y=TreatAsOddLot N=TreatAsRoundLot
F 576 NoClearingInstructions NumInGroup
F 577 ClearingInstruction int 0=ProcessNormally 1=ExcludeFromAllNetting 2=BilateralNettingOnly 3=ExClearing 4=SpecialTrade 5=MultilateralNetting 6=ClearAgainstCentralCounterparty 7=ExcludeFromCentralCounterparty 8=ManualMode 9=AutomaticPostingMode 10=AutomaticGiveUpMode 11=QualifiedServiceRepresentativeQSR 12=CustomerTrade 13=SelfClearing
F 578 TradeInputSource String
F 579 TradeInputDevice String
F 580 NoDates NumInGroup
F 581 AccountType int 1=CarriedCustomerSide 2=CarriedNonCustomerSide 3=HouseTrader 4=FloorTrader 6=CarriedNonCustomerSideCrossMargined 7=HouseTraderCrossMargined 8=JointBackOfficeAccount
F 582 CustOrderCapacity int 1=MemberTradingForTheirOwnAccount 2=ClearingFirmTradingForItsProprietaryAccount 3=MemberTradingForAnotherMember 4=AllOther
F 583 ClOrdLinkID String
F 584 MassStatusReqID String
F 585 MassStatusReqType int 1=StatusForOrdersForASecurity 2=StatusForOrdersForAnUnderlyingSecurity 3=StatusForOrdersForAProduct 4=StatusForOrdersForACFICode 5=StatusForOrdersForASecurityType 6=StatusForOrdersForATradingSession 7=StatusForAllOrders 8=StatusForOrdersForAPartyID
F 586 OrigOrdModTime UTCTimestamp
F 587 LegSettlType char 0=Regular 1=Cash 2=NextDay 3=TPlus2 4=TPlus3 5=TPlus4 6=Future 7=WhenAndIfIssued 8=SellersOption 9=TPlus5
F 588 LegSettlDate LocalMktDate
F 589 DayBookingInst char 0=Auto 1=SpeakWithOrderInitiatorBeforeBooking 2=Accumulate
F 590 BookingUnit char 0=EachPartialExecutionIsABookableUnit 1=AggregatePartialExecutionsOnThisOrder 2=AggregateExecutionsForThisSymbol
F 591 PreallocMethod char 0=ProRata 1=DoNotProRata
F 592 UnderlyingCountryOfIssue Country
F 593 UnderlyingStateOrProvinceOfIssue String
F 594 UnderlyingLocaleOfIssue String
F 595 UnderlyingInstrRegistry String
F 596 LegCountryOfIssue Country
F 597 LegStateOrProvinceOfIssue String
F 598 LegLocaleOfIssue String
F 599 LegInstrRegistry String
F 600 LegSymbol String
F 601 LegSymbolSfx String
F 602 LegSecurityID String
F 603 LegSecurityIDSource String 1=CUSIP 2=SEDOL 3=QUIK 4=ISINNumber 5=RICCode 6=ISOCurrencyCode 7=ISOCountryCode 8=ExchangeSymbol 9=ConsolidatedTapeAssociation A=BloombergSymbol B=Wertpapier C=Dutch D=Valoren E=Sicovam F=Belgian G=Common H=ClearingHouse I=ISDAFpMLSpecification J=OptionPriceReportingAuthority
F 604 NoLegSecurityAltID NumInGroup
F 605 LegSecurityAltID String
F 606 LegSecurityAltIDSource String 1=CUSIP 2=SEDOL 3=QUIK 4=ISINNumber 5=RICCode 6=ISOCurrencyCode 7=ISOCountryCode 8=ExchangeSymbol 9=ConsolidatedTapeAssociation A=BloombergSymbol B=Wertpapier C=Dutch D=Valoren E=Sicovam F=Belgian G=Common H=ClearingHouse I=ISDAFpMLSpecification J=OptionPriceReportingAuthority
F 607 LegProduct int
F 608 LegCFICode String
F 609 LegSecurityType String
F 610 LegMaturityMonthYear MonthYear
F 611 LegMaturityDate LocalMktDate
F 612 LegStrikePrice Price
F 613 LegOptAttribute char
F 614 LegContractMultiplier float
F 615 LegCouponRate Percentage
F 616 LegSecurityExchange Exchange
F 617 LegIssuer String
F 618 EncodedLegIssuerLen Length
F 619 EncodedLegIssuer data
F 620 LegSecurityDesc String
F 621 EncodedLegSecurityDescLen Length
F 622 EncodedLegSecurityDesc data
F 623 LegRatioQty float
F 624 LegSide char
F 625 TradingSessionSubID String
F 626 AllocType int 1=Calculated 2=Preliminary 5=ReadyToBook 7=WarehouseInstruction 8=RequestToIntermediary
F 627 NoHops NumInGroup
F 628 HopCompID String
F 629 HopSendingTime UTCTimestamp
F 630 HopRefID SeqNum
F 631 MidPx Price
F 632 BidYield Percentage
F 633 MidYield Percentage
F 634 OfferYield Percentage
F 635 ClearingFeeIndicator String B=CBOEMember C=NonMemberAndCustomer E=EquityMemberAndClearingMember F=FullAndAssociateMember H=Firms106HAnd106J I=GIM L=Lessee106FEmployees M=AllOtherOwnershipTypes 1=FirstYearDelegate 2=SecondYearDelegate 3=ThirdYearDelegate 4=FourthYearDelegate 5=FifthYearDelegate 9=SixthYearDelegate
F 636 WorkingIndicator Boolean Y=Working N=NotWorking
F 637 LegLastPx Price
F 638 PriorityIndicator int 0=PriorityUnchanged 1=LostPriorityAsResultOfOrderChange
F 639 PriceImprovement PriceOffset
F 640 Price2 Price
F 641 LastForwardPoints2 PriceOffset
F 642 BidForwardPoints2 PriceOffset
F 643 OfferForwardPoints2 PriceOffset
F 644 RFQReqID String
F 645 MktBidPx Price
F 646 MktOfferPx Price
F 647 MinBidSize Qty
F 648 MinOfferSize Qty
F 649 QuoteStatusReqID String
F 650 LegalConfirm Boolean Y=LegalConfirm N=DoesNotConsituteALegalConfirm
F 651 UnderlyingLastPx Price
F 652 UnderlyingLastQty Qty
F 654 LegRefID String
F 655 ContraLegRefID String
F 656 SettlCurrBidFxRate float
F 657 SettlCurrOfferFxRate float
F 658 QuoteRequestRejectReason int 1=UnknownSymbol 2=Exchange 3=QuoteRequestExceedsLimit 4=TooLateToEnter 5=InvalidPrice 6=NotAuthorizedToRequestQuote 7=NoMatchForInquiry 8=NoMarketForInstrument 9=NoInventory 10=Pass 99=Other
F 659 SideComplianceID String
F 660 AcctIDSource int 1=BIC 2=SIDCode 3=TFM 4=OMGEO 5=DTCCCode 99=Other
F 661 AllocAcctIDSource int 1=BIC 2=SIDCode 3=TFM 4=OMGEO 5=DTCCCode 99=Other
F 662 BenchmarkPrice Price
F 663 BenchmarkPriceType int
F 664 ConfirmID String
F 665 ConfirmStatus int 1=Received 2=MismatchedAccount 3=MissingSettlementInstructions 4=Confirmed 5=RequestRejected
F 666 ConfirmTransType int 0=New 1=Replace 2=Cancel
F 667 ContractSettlMonth MonthYear
F 668 DeliveryForm int 1=BookEntry 2=Bearer
F 669 LastParPx Price
F 670 NoLegAllocs NumInGroup
F 671 LegAllocAccount String
F 672 LegIndividualAllocID String
F 673 LegAllocQty Qty
F 674 LegAllocAcctIDSource int 1=BIC 2=SIDCode 3=TFM 4=OMGEO 5=DTCCCode 99=Other
F 675 LegSettlCurrency Currency
F 676 LegBenchmarkCurveCurrency Currency
F 677 LegBenchmarkCurveName String EONIA=EONIA EUREPO=EUREPO Euribor=Euribor FutureSWAP=FutureSWAP LIBID=LIBID LIBOR=LIBOR MuniAAA=MuniAAA OTHER=OTHER Pfandbriefe=Pfandbriefe SONIA=SONIA SWAP=SWAP Treasury=Treasury
F 678 LegBenchmarkCurvePoint String
F 679 LegBenchmarkPrice Price
F 680 LegBenchmarkPriceType int
F 681 LegBidPx Price
F 682 LegIOIQty String
F 683 NoLegStipulations NumInGroup
F 684 LegOfferPx Price
F 686 LegPriceType int
F 687 LegQty Qty
F 688 LegStipulationType String
F 689 LegStipulationValue String
F 690 LegSwapType int 1=ParForPar 2=ModifiedDuration 4=Risk 5=Proceeds
F 691 Pool String
F 692 QuotePriceType int 1=Percent 2=PerShare 3=FixedAmount 4=Discount 5=Premium 6=Spread 7=TEDPrice 8=TEDYield 9=YieldSpread 10=Yield
F 693 QuoteRespID String
F 694 QuoteRespType int 1=Hit 2=Counter 3=Expired 4=Cover 5=DoneAway 6=Pass
F 695 QuoteQualifier char
F 696 YieldRedemptionDate LocalMktDate
F 697 YieldRedemptionPrice Price
F 698 YieldRedemptionPriceType int
F 699 BenchmarkSecurityID String
F 700 ReversalIndicator Boolean
F 701 YieldCalcDate LocalMktDate
F 702 NoPositions NumInGroup
F 703 PosType String TQ=TransactionQuantity IAS=IntraSpreadQty IES=InterSpreadQty FIN=EndOfDayQty SOD=StartOfDayQty EX=OptionExerciseQty AS=OptionAssignment TX=TransactionFromExercise TA=TransactionFromAssignment PIT=PitTradeQty TRF=TransferTradeQty ETR=ElectronicTradeQty ALC=AllocationTradeQty PA=AdjustmentQty ASF=AsOfTradeQty DLV=DeliveryQty TOT=TotalTransactionQty XM=CrossMarginQty SPL=IntegralSplit
F 704 LongQty Qty
F 705 ShortQty Qty
F 706 PosQtyStatus int 0=Submitted 1=Accepted 2=Rejected
F 707 PosAmtType String FMTM=FinalMarkToMarketAmount IMTM=IncrementalMarkToMarketAmount TVAR=TradeVariationAmount SMTM=StartOfDayMarkToMarketAmount PREM=PremiumAmount CRES=CashResidualAmount CASH=CashAmount VADJ=ValueAdjustedAmount
F 708 PosAmt Amt
F 709 PosTransType int 1=Exercise 2=DoNotExercise 3=PositionAdjustment 4=PositionChangeSubmission 5=Pledge
F 710 PosReqID String
F 711 NoUnderlyings NumInGroup
F 712 PosMaintAction int 1=New 2=Replace 3=Cancel
F 713 OrigPosReqRefID String
F 714 PosMaintRptRefID String
F 715 ClearingBusinessDate LocalMktDate
F 716 SettlSessID String ITD=Intraday RTH=RegularTradingHours ETH=ElectronicTradingHours
F 717 SettlSessSubID String
F 718 AdjustmentType int 0=ProcessRequestAsMarginDisposition 1=DeltaPlus 2=DeltaMinus 3=Final
F 719 ContraryInstructionIndicator Boolean
F 720 PriorSpreadIndicator Boolean
F 721 PosMaintRptID String
F 722 PosMaintStatus int 0=Accepted 1=AcceptedWithWarnings 2=Rejected 3=Completed 4=CompletedWithWarnings
F 723 PosMaintResult int 0=SuccessfulCompletion 1=Rejected 99=Other
F 724 PosReqType int 0=Positions 1=Trades 2=Exercises 3=Assignments
F 725 ResponseTransportType int 0=Inband 1=OutOfBand
F 726 ResponseDestination String
F 727 TotalNumPosReports int
F 728 PosReqResult int 0=ValidRequest 1=InvalidOrUnsupportedRequest 2=NoPositionsFoundThatMatchCriteria 3=NotAuthorizedToRequestPositions 4=RequestForPositionNotSupported 99=Other
F 729 PosReqStatus int 0=Completed 1=CompletedWithWarnings 2=Rejected
F 730 SettlPrice Price
F 731 SettlPriceType int 1=Final 2=Theoretical
F 732 UnderlyingSettlPrice Price
F 733 UnderlyingSettlPriceType int
F 734 PriorSettlPrice Price
F 735 NoQuoteQualifiers NumInGroup
F 736 AllocSettlCurrency Currency
F 737 AllocSettlCurrAmt Amt
F 738 InterestAtMaturity Amt
F 739 LegDatedDate LocalMktDate
F 740 LegPool String
F 741 AllocInterestAtMaturity Amt
F 742 AllocAccruedInterestAmt Amt
F 743 DeliveryDate LocalMktDate
F 744 AssignmentMethod char R=Random P=ProRata
F 745 AssignmentUnit Qty
F 746 OpenInterest Amt
F 747 ExerciseMethod char A=Automatic M=Manual
F 748 TotNumTradeReports int
F 749 TradeRequestResult int 0=Successful 1=InvalidOrUnknownInstrument 2=InvalidTypeOfTradeRequested 3=InvalidParties 4=InvalidTransportTypeRequested 5=InvalidDestinationRequested 8=TradeRequestTypeNotSupported 9=NotAuthorized 99=Other
F 750 TradeRequestStatus int 0=Accepted 1=Completed 2=Rejected
F 751 TradeReportRejectReason int 0=Successful 1=InvalidPartyOnformation 2=UnknownInstrument 3=UnauthorizedToReportTrades 4=InvalidTradeType 99=Other
F 752 SideMultiLegReportingType int 1=SingleSecurity 2=IndividualLegOfAMultilegSecurity 3=MultilegSecurity
F 753 NoPosAmt NumInGroup
F 754 AutoAcceptIndicator Boolean
F 755 AllocReportID String
F 756 NoNested2PartyIDs NumInGroup
F 757 Nested2PartyID String
F 758 Nested2PartyIDSource char B=BIC C=GeneralIdentifier D=Proprietary E=ISOCountryCode F=SettlementEntityLocation G=MIC H=CSDParticipant 1=KoreanInvestorID 2=TaiwaneseForeignInvestorID 3=TaiwaneseTradingAcct 4=MalaysianCentralDepository 5=ChineseInvestorID 6=UKNationalInsuranceOrPensionNumber 7=USSocialSecurityNumber 8=USEmployerOrTaxIDNumber 9=AustralianBusinessNumber A=AustralianTaxFileNumber I=ISITCAcronym
F 759 Nested2PartyRole int 1=ExecutingFirm 2=BrokerOfCredit 3=ClientID 4=ClearingFirm 5=InvestorID 6=IntroducingFirm 7=EnteringFirm 8=Locate 9=FundManagerClientID 10=SettlementLocation 11=OrderOriginationTrader 12=ExecutingTrader 13=OrderOriginationFirm 14=GiveupClearingFirm 15=CorrespondantClearingFirm 16=ExecutingSystem 17=ContraFirm 18=ContraClearingFirm 19=SponsoringFirm 20=UnderlyingContraFirm 21=ClearingOrganization 22=Exchange 24=CustomerAccount 25=CorrespondentClearingOrganization 26=CorrespondentBroker 27=Buyer 28=Custodian 29=Intermediary 30=Agent 31=SubCustodian 32=Beneficiary 33=InterestedParty 34=RegulatoryBody 35=LiquidityProvider 36=EnteringTrader 37=ContraTrader 38=PositionAccount
F 760 Nested2PartySubID String
F 761 BenchmarkSecurityIDSource String 1=CUSIP 2=SEDOL 3=QUIK 4=ISINNumber 5=RICCode 6=ISOCurrencyCode 7=ISOCountryCode 8=ExchangeSymbol 9=ConsolidatedTapeAssociation A=BloombergSymbol B=Wertpapier C=Dutch D=Valoren E=Sicovam F=Belgian G=Common H=ClearingHouse I=ISDAFpMLSpecification J=OptionPriceReportingAuthority
F 762 SecuritySubType String
F 763 UnderlyingSecuritySubType String
F 764 LegSecuritySubType String
F 765 AllowableOneSidednessPct Percentage
F 766 AllowableOneSidednessValue Amt
F 767 AllowableOneSidednessCurr Currency
F 768 NoTrdRegTimestamps NumInGroup
F 769 TrdRegTimestamp UTCTimestamp
F 770 TrdRegTimestampType int 1=ExecutionTime 2=TimeIn 3=TimeOut 4=BrokerReceipt 5=BrokerExecution
F 771 TrdRegTimestampOrigin String
F 772 ConfirmRefID String
F 773 ConfirmType int 1=Status 2=Confirmation 3=ConfirmationRequestRejected
F 774 ConfirmRejReason int 1=MismatchedAccount 2=MissingSettlementInstructions 99=Other
F 775 BookingType int 0=RegularBooking 1=CFD 2=TotalReturnSwap
F 776 IndividualAllocRejCode int 0=UnknownAccount 1=IncorrectQuantity 2=IncorrectAveragegPrice 3=UnknownExecutingBrokerMnemonic 4=CommissionDifference 5=UnknownOrderID 6=UnknownListID 7=OtherSeeText 8=IncorrectAllocatedQuantity 9=CalculationDifference 10=UnknownOrStaleExecID 11=MismatchedData 12=UnknownClOrdID 13=WarehouseRequestRejected
F 777 SettlInstMsgID String
F 778 NoSettlInst NumInGroup
F 779 LastUpdateTime UTCTimestamp
F 780 AllocSettlInstType int 0=UseDefaultInstructions 1=DeriveFromParametersProvided 2=FullDetailsProvided 3=SSIDBIDsProvided 4=PhoneForInstructions
F 781 NoSettlPartyIDs NumInGroup
F 782 SettlPartyID String
F 783 SettlPartyIDSource char B=BIC C=GeneralIdentifier D=Proprietary E=ISOCountryCode F=SettlementEntityLocation G=MIC H=CSDParticipant 1=KoreanInvestorID 2=TaiwaneseForeignInvestorID 3=TaiwaneseTradingAcct 4=MalaysianCentralDepository 5=ChineseInvestorID 6=UKNationalInsuranceOrPensionNumber 7=USSocialSecurityNumber 8=USEmployerOrTaxIDNumber 9=AustralianBusinessNumber A=AustralianTaxFileNumber I=ISITCAcronym
F 784 SettlPartyRole int 1=ExecutingFirm 2=BrokerOfCredit 3=ClientID 4=ClearingFirm 5=InvestorID 6=IntroducingFirm 7=EnteringFirm 8=Locate 9=FundManagerClientID 10=SettlementLocation 11=OrderOriginationTrader 12=ExecutingTrader 13=OrderOriginationFirm 14=GiveupClearingFirm 15=CorrespondantClearingFirm 16=ExecutingSystem 17=ContraFirm 18=ContraClearingFirm 19=SponsoringFirm 20=UnderlyingContraFirm 21=ClearingOrganization 22=Exchange 24=CustomerAccount 25=CorrespondentClearingOrganization 26=CorrespondentBroker 27=Buyer 28=Custodian 29=Intermediary 30=Agent 31=SubCustodian 32=Beneficiary 33=InterestedParty 34=RegulatoryBody 35=LiquidityProvider 36=EnteringTrader 37=ContraTrader 38=PositionAccount
F 785 SettlPartySubID String
F 786 SettlPartySubIDType int 1=Firm 2=Person 3=System 4=Application 5=FullLegalNameOfFirm 6=PostalAddress 7=PhoneNumber 8=EmailAddress 9=ContactName 10=SecuritiesAccountNumber 11=RegistrationNumber 12=RegisteredAddressForConfirmation 13=RegulatoryStatus 14=RegistrationName 15=CashAccountNumber 16=BIC 17=CSDParticipantMemberCode 18=RegisteredAddress 19=FundAccountName 20=TelexNumber 21=FaxNumber 22=SecuritiesAccountName 23=CashAccountName 24=Department 25=LocationDesk 26=PositionAccountType
F 787 DlvyInstType char S=Securities C=Cash
F 788 TerminationType int 1=Overnight 2=Term 3=Flexible 4=Open
F 789 NextExpectedMsgSeqNum SeqNum
F 790 OrdStatusReqID String
F 791 SettlInstReqID String
F 792 SettlInstReqRejCode int 0=UnableToProcessRequest 1=UnknownAccount 2=NoMatchingSettlementInstructionsFound 99=Other
F 793 SecondaryAllocID String
F 794 AllocReportType int 3=SellsideCalculatedUsingPreliminary 4=SellsideCalculatedWithoutPreliminary 5=WarehouseRecap 8=RequestToIntermediary
F 795 AllocReportRefID String
F 796 AllocCancReplaceReason int 1=OriginalDetailsIncomplete 2=ChangeInUnderlyingOrderDetails 99=Other
F 797 CopyMsgIndicator Boolean
F 798 AllocAccountType int 1=CarriedCustomerSide 2=CarriedNonCustomerSide 3=HouseTrader 4=FloorTrader 6=CarriedNonCustomerSideCrossMargined 7=HouseTraderCrossMargined 8=JointBackOfficeAccount
F 799 OrderAvgPx Price
F 800 OrderBookingQty Qty
F 801 NoSettlPartySubIDs NumInGroup
F 802 NoPartySubIDs NumInGroup
F 803 PartySubIDType int 1=Firm 2=Person 3=System 4=Application 5=FullLegalNameOfFirm 6=PostalAddress 7=PhoneNumber 8=EmailAddress 9=ContactName 10=SecuritiesAccountNumber 11=RegistrationNumber 12=RegisteredAddressForConfirmation 13=RegulatoryStatus 14=RegistrationName 15=CashAccountNumber 16=BIC 17=CSDParticipantMemberCode 18=RegisteredAddress 19=FundAccountName 20=TelexNumber 21=FaxNumber 22=SecuritiesAccountName 23=CashAccountName 24=Department 25=LocationDesk 26=PositionAccountType
F 804 NoNestedPartySubIDs NumInGroup
F 805 NestedPartySubIDType int 1=Firm 2=Person 3=System 4=Application 5=FullLegalNameOfFirm 6=PostalAddress 7=PhoneNumber 8=EmailAddress 9=ContactName 10=SecuritiesAccountNumber 11=RegistrationNumber 12=RegisteredAddressForConfirmation 13=RegulatoryStatus 14=RegistrationName 15=CashAccountNumber 16=BIC 17=CSDParticipantMemberCode 18=RegisteredAddress 19=FundAccountName 20=TelexNumber 21=FaxNumber 22=SecuritiesAccountName 23=CashAccountName 24=Department 25=LocationDesk 26=PositionAccountType
F 806 NoNested2PartySubIDs NumInGroup
F 807 Nested2PartySubIDType int 1=Firm 2=Person 3=System 4=Application 5=FullLegalNameOfFirm 6=PostalAddress 7=PhoneNumber 8=EmailAddress 9=ContactName 10=SecuritiesAccountNumber 11=RegistrationNumber 12=RegisteredAddressForConfirmation 13=RegulatoryStatus 14=RegistrationName 15=CashAccountNumber 16=BIC 17=CSDParticipantMemberCode 18=RegisteredAddress 19=FundAccountName 20=TelexNumber 21=FaxNumber 22=SecuritiesAccountName 23=CashAccountName 24=Department 25=LocationDesk 26=PositionAccountType
F 808 AllocIntermedReqType int 1=PendingAccept 2=PendingRelease 3=PendingReversal 4=Accept 5=BlockLevelReject 6=AccountLevelReject
F 810 UnderlyingPx Price
F 811 PriceDelta float
F 812 ApplQueueMax int
F 813 ApplQueueDepth int
F 814 ApplQueueResolution int 0=NoActionTaken 1=QueueFlushed 2=OverlayLast 3=EndSession
F 815 ApplQueueAction int 0=NoActionTaken 1=QueueFlushed 2=OverlayLast 3=EndSession
F 816 NoAltMDSource NumInGroup
F 817 AltMDSourceID String
F 818 SecondaryTradeReportID String
F 819 AvgPxIndicator int 0=NoAveragePricing 1=Trade 2=LastTrade
F 820 TradeLinkID String
F 821 OrderInputDevice String
F 822 UnderlyingTradingSessionID String
F 823 UnderlyingTradingSessionSubID String
F 824 TradeLegRefID String
F 825 ExchangeRule String
F 826 TradeAllocIndicator int 0=AllocationNotRequired 1=AllocationRequired 2=UseAllocationProvidedWithTheTrade
F 827 ExpirationCycle int 0=ExpireOnTradingSessionClose 1=ExpireOnTradingSessionOpen
F 828 TrdType int 0=RegularTrade 1=BlockTrade 2=EFP 3=Transfer 4=LateTrade 5=TTrade 6=WeightedAveragePriceTrade 7=BunchedTrade 8=LateBunchedTrade 9=PriorReferencePriceTrade 10=AfterHoursTrade
F 829 TrdSubType int
F 830 TransferReason String
F 832 TotNumAssignmentReports int
F 833 AsgnRptID String
F 834 ThresholdAmount PriceOffset
F 835 PegMoveType int 0=Floating 1=Fixed
F 836 PegOffsetType int 0=Price 1=BasisPoints 2=Ticks 3=PriceTier
F 837 PegLimitType int 0=OrBetter 1=Strict 2=OrWorse
F 838 PegRoundDirection int 1=MoreAggressive 2=MorePassive
F 839 PeggedPrice Price
F 840 PegScope int 1=Local 2=National 3=Global 4=NationalExcludingLocal
F 841 DiscretionMoveType int 0=Floating 1=Fixed
F 842 DiscretionOffsetType int 0=Price 1=BasisPoints 2=Ticks 3=PriceTier
F 843 DiscretionLimitType int 0=OrBetter 1=Strict 2=OrWorse
F 844 DiscretionRoundDirection int 1=MoreAggressive 2=MorePassive
F 845 DiscretionPrice Price
F 846 DiscretionScope int 1=Local 2=National 3=Global 4=NationalExcludingLocal
F 847 TargetStrategy int 1=VWAP 2=Participate 3=MininizeMarketImpact
F 848 TargetStrategyParameters String
F 849 ParticipationRate Percentage
F 850 TargetStrategyPerformance float
F 851 LastLiquidityInd int 1=AddedLiquidity 2=RemovedLiquidity 3=LiquidityRoutedOut
F 852 PublishTrdIndicator Boolean Y=ReportTrade N=DoNotReportTrade
F 853 ShortSaleReason int 0=DealerSoldShort 1=DealerSoldShortExempt 2=SellingCustomerSoldShort 3=SellingCustomerSoldShortExempt 4=QualifiedServiceRepresentative 5=QSROrAGUContraSideSoldShortExempt
F 854 QtyType int 0=Units 1=Contracts
F 855 SecondaryTrdType int
F 856 TradeReportType int 0=Submit 1=Alleged 2=Accept 3=Decline 4=Addendum 5=No 6=TradeReportCancel 7=LockedIn
F 857 AllocNoOrdersType int 0=NotSpecified 1=ExplicitListProvided
F 858 SharedCommission Amt
F 859 ConfirmReqID String
F 860 AvgParPx Price
F 861 ReportedPx Price
F 862 NoCapacities NumInGroup
F 863 OrderCapacityQty Qty
F 864 NoEvents NumInGroup
F 865 EventType int 1=Put 2=Call 3=Tender 4=SinkingFundCall 99=Other
F 866 EventDate LocalMktDate
F 867 EventPx Price
F 868 EventText String
F 869 PctAtRisk Percentage
F 870 NoInstrAttrib NumInGroup
F 871 InstrAttribType int 1=Flat 2=ZeroCoupon 3=InterestBearing 4=NoPeriodicPayments 5=VariableRate 6=LessFeeForPut 7=SteppedCoupon 8=CouponPeriod 9=When 10=OriginalIssueDiscount 11=Callable 12=EscrowedToMaturity 13=EscrowedToRedemptionDate 14=PreRefunded 15=InDefault 16=Unrated 17=Taxable 18=Indexed 19=SubjectToAlternativeMinimumTax 20=OriginalIssueDiscountPrice 21=CallableBelowMaturityValue 22=CallableWithoutNotice 99=Text
F 872 InstrAttribValue String
F 873 DatedDate LocalMktDate
F 874 InterestAccrualDate LocalMktDate
F 875 CPProgram int 1=Program3a3 2=Program42 99=Other
F 876 CPRegType String
F 877 UnderlyingCPProgram String
F 878 UnderlyingCPRegType String
F 879 UnderlyingQty Qty
F 880 TrdMatchID String
F 881 SecondaryTradeReportRefID String
F 882 UnderlyingDirtyPrice Price
F 883 UnderlyingEndPrice Price
F 884 UnderlyingStartValue Amt
F 885 UnderlyingCurrentValue Amt
F 886 UnderlyingEndValue Amt
F 887 NoUnderlyingStips NumInGroup
F 888 UnderlyingStipType String AMT=AlternativeMinimumTax AUTOREINV=AutoReinvestment BANKQUAL=BankQualified BGNCON=BargainConditions COUPON=CouponRange CURRENCY=ISOCurrencyCode CUSTOMDATE=CustomStart GEOG=Geographics HAIRCUT=ValuationDiscount INSURED=Insured ISSUE=IssueDate ISSUER=Issuer ISSUESIZE=IssueSizeRange LOOKBACK=LookbackDays LOT=ExplicitLotIdentifier LOTVAR=LotVariance MAT=MaturityYearAndMonth MATURITY=MaturityRange MAXSUBS=MaximumSubstitutions MINQTY=MinimumQuantity MININCR=MinimumIncrement MINDNOM=MinimumDenomination PAYFREQ=PaymentFrequency PIECES=NumberOfPieces PMAX=PoolsMaximum PPM=PoolsPerMillion PPL=PoolsPerLot PPT=PoolsPerTrade PRICE=PriceRange PRICEFREQ=PricingFrequency PROD=ProductionYear PROTECT=CallProtection PURPOSE=Purpose PXSOURCE=BenchmarkPriceSource RATING=RatingSourceAndRange REDEMPTION=TypeOfRedemption RESTRICTED=Restricted SECTOR=MarketSector SECTYPE=SecurityTypeIncludedOrExcluded STRUCT=Structure SUBSFREQ=SubstitutionsFrequency SUBSLEFT=SubstitutionsLeft TEXT=FreeformText TRDVAR=TradeVariance WAC=WeightedAverageCoupon WAL=WeightedAverageLifeCoupon WALA=WeightedAverageLoanAge WAM=WeightedAverageMaturity WHOLE=WholePool YIELD=YieldRange
F 889 UnderlyingStipValue String
F 890 MaturityNetMoney Amt
F 891 MiscFeeBasis int 0=Absolute 1=PerUnit 2=Percentage
F 892 TotNoAllocs int
F 893 LastFragment Boolean Y=LastMessage N=NotLastMessage
F 894 CollReqID String
F 895 CollAsgnReason int 0=Initial 1=Scheduled 2=TimeWarning 3=MarginDeficiency 4=MarginExcess 5=ForwardCollateralDemand 6=EventOfDefault 7=AdverseTaxEvent
F 896 CollInquiryQualifier int 0=TradeDate 1=GCInstrument 2=CollateralInstrument 3=SubstitutionEligible 4=NotAssigned 5=PartiallyAssigned 6=FullyAssigned 7=OutstandingTrades
F 897 NoTrades NumInGroup
F 898 MarginRatio Percentage
F 899 MarginExcess Amt
F 900 TotalNetValue Amt
F 901 CashOutstanding Amt
F 902 CollAsgnID String
F 903 CollAsgnTransType int 0=New 1=Replace 2=Cancel 3=Release 4=Reverse
F 904 CollRespID String
F 905 CollAsgnRespType int 0=Received 1=Accepted 2=Declined 3=Rejected
F 906 CollAsgnRejectReason int 0=UnknownDeal 1=UnknownOrInvalidInstrument 2=UnauthorizedTransaction 3=InsufficientCollateral 4=InvalidTypeOfCollateral 5=ExcessiveSubstitution 99=Other
F 907 CollAsgnRefID String
F 908 CollRptID String
F 909 CollInquiryID String
F 910 CollStatus int 0=Unassigned 1=PartiallyAssigned 2=AssignmentProposed 3=Assigned 4=Challenged
F 911 TotNumReports int
F 912 LastRptRequested Boolean
F 913 AgreementDesc String
F 914 AgreementID String
F 915 AgreementDate LocalMktDate
F 916 StartDate LocalMktDate
F 917 EndDate LocalMktDate
F 918 AgreementCurrency Currency
F 919 DeliveryType int 0=VersusPayment 1=Free 2=TriParty 3=HoldInCustody
F 920 EndAccruedInterestAmt Amt
F 921 StartCash Amt
F 922 EndCash Amt
F 923 UserRequestID String
F 924 UserRequestType int 1=LogOnUser 2=LogOffUser 3=ChangePasswordForUser 4=RequestIndividualUserStatus
F 925 NewPassword String
F 926 UserStatus int 1=LoggedIn 2=NotLoggedIn 3=UserNotRecognised 4=PasswordIncorrect 5=PasswordChanged 6=Other
F 927 UserStatusText String
F 928 StatusValue int 1=Connected 2=NotConnectedUnexpected 3=NotConnectedExpected 4=InProcess
F 929 StatusText String
F 930 RefCompID String
F 931 RefSubID String
F 932 NetworkResponseID String
F 933 NetworkRequestID String
F 934 LastNetworkResponseID String
F 935 NetworkRequestType int 1=Snapshot 2=Subscribe 4=StopSubscribing 8=LevelOfDetail
F 936 NoCompIDs NumInGroup
F 937 NetworkStatusResponseType int 1=Full 2=IncrementalUpdate
F 938 NoCollInquiryQualifier NumInGroup
F 939 TrdRptStatus int 0=Accepted 1=Rejected
F 940 AffirmStatus int 1=Received 2=ConfirmRejected 3=Affirmed
F 941 UnderlyingStrikeCurrency Currency
F 942 LegStrikeCurrency Currency
F 943 TimeBracket String
F 944 CollAction int 0=Retain 1=Add 2=Remove
F 945 CollInquiryStatus int 0=Accepted 1=AcceptedWithWarnings 2=Completed 3=CompletedWithWarnings 4=Rejected
F 946 CollInquiryResult int 0=Successful 1=InvalidOrUnknownInstrument 2=InvalidOrUnknownCollateralType 3=InvalidParties 4=InvalidTransportTypeRequested 5=InvalidDestinationRequested 6=NoCollateralFoundForTheTradeSpecified 7=NoCollateralFoundForTheOrderSpecified 8=CollateralInquiryTypeNotSupported 9=UnauthorizedForCollateralInquiry 99=Other
F 947 StrikeCurrency Currency
F 948 NoNested3PartyIDs NumInGroup
F 949 Nested3PartyID String
F 950 Nested3PartyIDSource char B=BIC C=GeneralIdentifier D=Proprietary E=ISOCountryCode F=SettlementEntityLocation G=MIC H=CSDParticipant 1=KoreanInvestorID 2=TaiwaneseForeignInvestorID 3=TaiwaneseTradingAcct 4=MalaysianCentralDepository 5=ChineseInvestorID 6=UKNationalInsuranceOrPensionNumber 7=USSocialSecurityNumber 8=USEmployerOrTaxIDNumber 9=AustralianBusinessNumber A=AustralianTaxFileNumber I=ISITCAcronym
F 951 Nested3PartyRole int 1=ExecutingFirm 2=BrokerOfCredit 3=ClientID 4=ClearingFirm 5=InvestorID 6=IntroducingFirm 7=EnteringFirm 8=Locate 9=FundManagerClientID 10=SettlementLocation 11=OrderOriginationTrader 12=ExecutingTrader 13=OrderOriginationFirm 14=GiveupClearingFirm 15=CorrespondantClearingFirm 16=ExecutingSystem 17=ContraFirm 18=ContraClearingFirm 19=SponsoringFirm 20=UnderlyingContraFirm 21=ClearingOrganization 22=Exchange 24=CustomerAccount 25=CorrespondentClearingOrganization 26=CorrespondentBroker 27=Buyer 28=Custodian 29=Intermediary 30=Agent 31=SubCustodian 32=Beneficiary 33=InterestedParty 34=RegulatoryBody 35=LiquidityProvider 36=EnteringTrader 37=ContraTrader 38=PositionAccount
F 952 NoNested3PartySubIDs NumInGroup
F 953 Nested3PartySubID String
F 954 Nested3PartySubIDType int 1=Firm 2=Person 3=System 4=Application 5=FullLegalNameOfFirm 6=PostalAddress 7=PhoneNumber 8=EmailAddress 9=ContactName 10=SecuritiesAccountNumber 11=RegistrationNumber 12=RegisteredAddressForConfirmation 13=RegulatoryStatus 14=RegistrationName 15=CashAccountNumber 16=BIC 17=CSDParticipantMemberCode 18=RegisteredAddress 19=FundAccountName 20=TelexNumber 21=FaxNumber 22=SecuritiesAccountName 23=CashAccountName 24=Department 25=LocationDesk 26=PositionAccountType
F 955 LegContractSettlMonth MonthYear
F 956 LegInterestAccrualDate LocalMktDate
G LegStipulations 683 688 689
G NestedParties 539 524 525 538 @NstdPtysSubGrp
G Parties 453 448 447 452 @PtysSubGrp
G PositionAmountData 753 707 708
G PositionQty 702 703 704 705 706 @NestedParties
G SettlParties 781 782 783 784 @SettlPtysSubGrp
G Stipulations 232 233 234
G TrdRegTimestamps 768 769 770 771
G UnderlyingStipulations 887 888 889
G NestedParties2 756 757 758 759 @NstdPtys2SubGrp
G NestedParties3 948 949 950 951 @NstdPtys3SubGrp
G AffectedOrdGrp 534 41 535 536
G AllocAckGrp 78 79 661 366 467 776 161 360 361
G AllocGrp 78 79 661 573 366 80 467 81 @NestedParties 208 209 161 360 361 &CommissionData 153 154 119 737 120 736 155 156 742 741 @MiscFeesGrp @ClrInstGrp 780 &SettlInstructionsData
G BidCompReqGrp 420 66 54 336 625 430 63 64 1 660
G BidCompRspGrp 420 &CommissionData! 66 421 54 44 423 406 430 63 64 336 625 58 354 355
G BidDescReqGrp 398 399 400 401 404 441 402 403 405 406 407 408
G ClrInstGrp 576 577
G CollInqQualGrp 938 896
G CompIDReqGrp 936 930 931 283 284
G CompIDStatGrp 936 930 931 283 284 928 929
G ContAmtGrp 518 519 520 521
G ContraGrp 382 375 337 437 438 655
G CpctyConfGrp 862 528! 529 863!
G ExecAllocGrp 124 32 17 527 31 669 29
G ExecCollGrp 124 17
G ExecsGrp 124 17
G InstrmtGrp 146 &Instrument
G InstrmtLegExecGrp 555 &InstrumentLeg 687 690 @LegStipulations 564 565 @NestedParties 654 566 587 588 637
G InstrmtLegGrp 555 &InstrumentLeg
G InstrmtLegIOIGrp 555 &InstrumentLeg 682 @LegStipulations
G InstrmtLegSecListGrp 555 &InstrumentLeg 690 587 @LegStipulations &LegBenchmarkCurveData
G InstrmtMDReqGrp 146 &Instrument! @UndInstrmtGrp @InstrmtLegGrp
G InstrmtStrkPxGrp 428 &Instrument!
G IOIQualGrp 199 104
G LegOrdGrp 555 &InstrumentLeg 687 690 @LegStipulations @LegPreAllocGrp 564 565 @NestedParties 654 566 587 588
G LegPreAllocGrp 670 671 672 @NestedParties2 673 674 675
G LegQuotGrp 555 &InstrumentLeg 687 690 587 588 @LegStipulations @NestedParties 686 681 684 &LegBenchmarkCurveData
G LegQuotStatGrp 555 &InstrumentLeg 687 690 587 588 @LegStipulations @NestedParties
G LinesOfTextGrp 33 58! 354 355
G ListOrdGrp 73 11! 526 67! 583 160 @Parties 229 75 1 660 581 589 590 70 591 @PreAllocGrp 63 64 544 635 21 18 110 111 100 @TrdgSesGrp 81 &Instrument! @UndInstrmtGrp 140 54! 401 114 60 @Stipulations 854 &OrderQtyData! 40 423 44 99 &SpreadOrBenchmarkCurveData &YieldData 15 376 377 23 117 59 168 432 126 427 &CommissionData 528 529 582 121 120 775 58 354 355 193 192 640 77 203 210 &PegInstructions &DiscretionInstructions 847 848 849 494
G MDFullGrp 268 269! 270 15 271 272 273 274 275 336 625 276 277 282 283 284 286 59 432 126 110 18 287 37 299 288 289 346 290 546 811 58 354 355
G MDIncGrp 268 279! 285 269 278 280 &Instrument @UndInstrmtGrp @InstrmtLegGrp 291 292 270 15 271 272 273 274 275 336 625 276 277 282 283 284 286 59 432 126 110 18 287 37 299 288 289 346 290 546 811 451 58 354 355
G MDReqGrp 267 269!
G MDRjctGrp 816 817
G MiscFeesGrp 136 137 138 139 891
G OrdAllocGrp 73 11 37 198 526 66 @NestedParties2 38 799 800
G OrdListStatGrp 73 11! 526 14! 39! 636 151! 84! 6! 103 58 354 355
G PosUndInstrmtGrp 711 &UnderlyingInstrument 732! 733!
G PreAllocGrp 78 79 661 736 467 @NestedParties 80
G PreAllocMlegGrp 78 79 661 736 467 @NestedParties3 80
G QuotCxlEntriesGrp 295 &Instrument &FinancingDetails @UndInstrmtGrp @InstrmtLegGrp
G QuotEntryAckGrp 295 299 &Instrument @InstrmtLegGrp 132 133 134 135 62 188 190 189 191 631 632 633 634 60 336 625 64 40 193 192 642 643 15 368
G QuotEntryGrp 295 299! &Instrument @InstrmtLegGrp 132 133 134 135 62 188 190 189 191 631 632 633 634 60 336 625 64 40 193 192 642 643 15
G QuotQualGrp 735 695
G QuotReqGrp 146 &Instrument! &FinancingDetails @UndInstrmtGrp 140 303 537 336 625 229 54 854 &OrderQtyData 63 64 193 192 15 @Stipulations 1 660 581 @QuotReqLegsGrp @QuotQualGrp 692 40 62 126 60 &SpreadOrBenchmarkCurveData 423 44 640 &YieldData @Parties
G QuotReqLegsGrp 555 &InstrumentLeg 687 690 587 588 @LegStipulations @NestedParties &LegBenchmarkCurveData
G QuotReqRjctGrp 146 &Instrument! &FinancingDetails @UndInstrmtGrp 140 303 537 336 625 229 54 854 &OrderQtyData 63 64 193 192 15 @Stipulations 1 660 581 @QuotReqLegsGrp @QuotQualGrp 692 40 126 60 &SpreadOrBenchmarkCurveData 423 44 640 &YieldData @Parties
G QuotSetAckGrp 296 302 &UnderlyingInstrument 304 893 @QuotEntryAckGrp
G QuotSetGrp 296 302! &UnderlyingInstrument 367 304! 893 @QuotEntryGrp!
G RelSymDerivSecGrp 146 &Instrument 15 827 &InstrumentExtension @InstrmtLegGrp 336 625 58 354 355
G RFQReqGrp 146 &Instrument! @UndInstrmtGrp @InstrmtLegGrp 140 303 537 336 625
G RgstDistInstGrp 510 477 512 478 498 499 500 501 502
G RgstDtlsGrp 473 509 511 474 482 @NestedParties 522 486 475
G RoutingGrp 215 216 217
G SecListGrp 146 &Instrument &InstrumentExtension &FinancingDetails @UndInstrmtGrp 15 @Stipulations @InstrmtLegSecListGrp &SpreadOrBenchmarkCurveData &YieldData 561 562 336 625 827 58 354 355
G SecTypesGrp 558 167 762 460 461
G SettlInstGrp 778 162 163 214 @Parties 54 460 167 461 168 126 779 &SettlInstructionsData 492 476 488 489 503 490 491 504 505
G SideCrossOrdCxlGrp 552 54! 41! 11! 526 583 586 @Parties 229 75 &OrderQtyData! 376 58 354 355
G SideCrossOrdModGrp 552 54! 11! 526 583 586 @Parties 229 75 1 660 581 589 590 591 70 @PreAllocGrp 854 &OrderQtyData! &CommissionData 528 529 582 121 120 775 58 354 355 77 203 544 635 377 659
G TrdAllocGrp 78 79 661 736 467 @NestedParties2 80
G TrdCapRptSideGrp 552 54! 37! 198 11 526 66 @Parties 1 660 581 81 575 @ClrInstGrp 635 578 579 821 15 376 377 528 529 582 40 18 483 336 625 943 &CommissionData 381 157 230 158 159 738 920 921 922 238 237 118 119 120 155 156 77 58 354 355 752 @ContAmtGrp @Stipulations @MiscFeesGrp 825 826 591 70 @TrdAllocGrp
G TrdCollGrp 897 571 818
G TrdInstrmtLegGrp 555 &InstrumentLeg 687 690 @LegStipulations 564 565 @NestedParties 654 566 587 588 637
G TrdgSesGrp 386 336 625
G UndInstrmtCollGrp 711 &UnderlyingInstrument 944
G UndInstrmtGrp 711 &UnderlyingInstrument
G UndInstrmtStrkPxGrp 711 &UnderlyingInstrument 140 11 526 54 44! 15 58 354 355
G TrdCapDtGrp 580 75 60
G EvntGrp 864 865 866 867 868
G SecAltIDGrp 454 455 456
G LegSecAltIDGrp 604 605 606
G UndSecAltIDGrp 457 458 459
G AttrbGrp 870 871 872
G DlvyInstGrp 85 165 787 @SettlParties
G SettlPtysSubGrp 801 785 786
G PtysSubGrp 802 523 803
G NstdPtysSubGrp 804 545 805
G Hop 627 628 629 630
G NstdPtys2SubGrp 806 760 807
G NstdPtys3SubGrp 952 953 954
G MsgTypeGrp 384 372 385
C CommissionData 12 13 479 497
C DiscretionInstructions 388 389 841 842 843 844 846
C FinancingDetails 913 914 915 918 788 916 917 919 898
C Instrument 55 65 48 22 @SecAltIDGrp 460 461 167 762 200 541 201 224 225 239 226 227 228 255 543 470 471 472 240 202 947 206 231 223 207 106 348 349 107 350 351 691 667 875 876 @EvntGrp 873 874
C InstrumentExtension 668 869 @AttrbGrp
C InstrumentLeg 600 601 602 603 @LegSecAltIDGrp 607 608 609 764 610 611 248 249 250 251 252 253 257 599 596 597 598 254 612 942 613 614 615 616 617 618 619 620 621 622 623 624 556 740 739 955 956
C LegBenchmarkCurveData 676 677 678 679 680
C OrderQtyData 38 152 516 468 469
C PegInstructions 211 835 836 837 838 840
C SettlInstructionsData 172 169 170 171 @DlvyInstGrp
C SpreadOrBenchmarkCurveData 218 220 221 222 662 663 699 761
C UnderlyingInstrument 311 312 309 305 @UndSecAltIDGrp 462 463 310 763 313 542 315 241 242 243 244 245 246 256 595 592 593 594 247 316 941 317 436 435 308 306 362 363 307 364 365 877 878 318 879 810 882 883 884 885 886 @UnderlyingStipulations
C YieldData 235 236 701 696 697 698
M 0 s Heartbeat 112
M 1 s TestRequest 112!
M 2 s ResendRequest 7! 16!
M 3 s Reject 45! 371 372 373 58 354 355
M 4 s SequenceReset 123 36!
M 5 s Logout 58 354 355
M 6 a IOI 23! 28! 26 &Instrument! &FinancingDetails @UndInstrmtGrp 54! 854 &OrderQtyData 27! 15 @Stipulations @InstrmtLegIOIGrp 423 44 62 25 130 @IOIQualGrp 58 354 355 60 149 @RoutingGrp &SpreadOrBenchmarkCurveData &YieldData
M 7 a Advertisement 2! 5! 3 &Instrument! @InstrmtLegGrp @UndInstrmtGrp 4! 53! 854 44 15 75 60 58 354 355 149 30 336 625
M 8 a ExecutionReport 37! 198 526 527 11 41 583 693 790 584 911 912 @Parties 229 @ContraGrp 66 548 551 549 17! 19 150! 39! 636 103 378 1 660 581 589 590 591 63 64 544 635 &Instrument! &FinancingDetails @UndInstrmtGrp 54! @Stipulations 854 &OrderQtyData 40 423 44 99 &PegInstructions &DiscretionInstructions 839 845 847 848 849 850 15 376 377 59 168 432 126 18 528 529 582 32 652 31 651 669 194 195 30 336 625 943 29 151! 14! 6! 424 425 426 427 75 60 113 &CommissionData &SpreadOrBenchmarkCurveData &YieldData 381 157 230 158 159 738 920 921 922 258 259 260 238 237 118 119 120 155 156 21 110 111 77 210 775 58 354 355 193 192 641 442 480 481 513 494 483 515 484 485 638 639 851 @ContAmtGrp @InstrmtLegExecGrp 797 @MiscFeesGrp
M 9 a OrderCancelReject 37! 198 526 11! 583 41! 39! 636 586 66 1 660 581 229 75 60 434! 102 58 354 355
M A s Logon 98! 108! 95 96 141 789 383 @MsgTypeGrp 464 553 554
M B a News 42 61 148! 358 359 @RoutingGrp @InstrmtGrp @InstrmtLegGrp @UndInstrmtGrp @LinesOfTextGrp! 149 95 96
M C a Email 164! 94! 42 147! 356 357 @RoutingGrp @InstrmtGrp @UndInstrmtGrp @InstrmtLegGrp 37 11 @LinesOfTextGrp! 95 96
M D a NewOrderSingle 11! 526 583 @Parties 229 75 1 660 581 589 590 591 70 @PreAllocGrp 63 64 544 635 21 18 110 111 100 @TrdgSesGrp 81 &Instrument! &FinancingDetails @UndInstrmtGrp 140 54! 114 60! @Stipulations 854 &OrderQtyData! 40! 423 44 99 &SpreadOrBenchmarkCurveData &YieldData 15 376 377 23 117 59 168 432 126 427 &CommissionData 528 529 582 121 120 775 58 354 355 193 192 640 77 203 210 &PegInstructions &DiscretionInstructions 847 848 849 480 481 513 494
M E a NewOrderList 66! 390 391 414 394! 415 480 481 513 433 69 352 353 765 766 767 68! 893 @ListOrdGrp!
M F a OrderCancelRequest 41! 37 11! 526 583 66 586 1 660 581 @Parties &Instrument! &FinancingDetails @UndInstrmtGrp 54! 60! &OrderQtyData! 376 58 354 355
M G a OrderCancelReplaceRequest 37 @Parties 229 75 41! 11! 526 583 66 586 1 660 581 589 590 591 70 @PreAllocGrp 63 64 544 635 21 18 110 111 100 @TrdgSesGrp &Instrument! &FinancingDetails @UndInstrmtGrp 54! 60! 854 &OrderQtyData! 40! 423 44 99 &SpreadOrBenchmarkCurveData &YieldData &PegInstructions &DiscretionInstructions 847 848 849 376 377 15 59 168 432 126 427 &CommissionData 528 529 582 121 120 775 58 354 355 193 192 640 77 203 210 114 480 481 513 494
M H a OrderStatusRequest 37 11! 526 583 @Parties 790 1 660 &Instrument! &FinancingDetails @UndInstrmtGrp 54!
M J a AllocationInstruction 70! 71! 626! 793 72 796 808 196 197 466 857! @OrdAllocGrp @ExecAllocGrp 570 700 574 54! &Instrument! &InstrumentExtension &FinancingDetails @UndInstrmtGrp @InstrmtLegGrp 53! 854 30 229 336 625 423 6! 860 &SpreadOrBenchmarkCurveData 15 74 @Parties 75! 60 63 64 775 381 238 237 118 77 754 58 354 355 157 158 159 540 738 920 921 922 650 @Stipulations &YieldData 892 893 @AllocGrp
M K a ListCancelRequest 66! 60! 229 75 58 354 355
M L a ListExecute 66! 391 390 60! 58 354 355
M M a ListStatusRequest 66! 58 354 355
M N a ListStatus 66! 429! 82! 431! 83! 444 445 446 60 68! 893 @OrdListStatGrp!
M P a AllocationInstructionAck 70! @Parties 793 75 60! 87! 88 626 808 573 460 167 58 354 355 @AllocAckGrp
M Q a DontKnowTrade 37! 198 17! 127! &Instrument! @UndInstrmtGrp @InstrmtLegGrp 54! &OrderQtyData! 32 31 58 354 355
M R a QuoteRequest 131! 644 11 528 @QuotReqGrp! 58 354 355
M S a Quote 131 117! 693 537 @QuotQualGrp 301 @Parties 336 625 &Instrument! &FinancingDetails @UndInstrmtGrp 54 &OrderQtyData 63 64 193 192 15 @Stipulations 1 660 581 @LegQuotGrp 132 133 645 646 647 134 648 135 62 188 190 189 191 631 632 633 634 60 40 642 643 656 657 156 13 12 582 100 528 423 &SpreadOrBenchmarkCurveData &YieldData 58 354 355
M T a SettlementInstructions 777! 791 160! 792 58 354 355 11 60! @SettlInstGrp
M V a MarketDataRequest 262! 263! 264! 265 266 286 546 547 @MDReqGrp! @InstrmtMDReqGrp! @TrdgSesGrp 815 812
M W a MarketDataSnapshotFullRefresh 262 &Instrument! @UndInstrmtGrp @InstrmtLegGrp 291 292 451 @MDFullGrp! 813 814
M X a MarketDataIncrementalRefresh 262 @MDIncGrp! 813 814
M Y a MarketDataRequestReject 262! 281 @MDRjctGrp 58 354 355
M Z a QuoteCancel 131 117! 298! 301 @Parties 1 660 581 336 625 @QuotCxlEntriesGrp
M a a QuoteStatusRequest 649 117 &Instrument! &FinancingDetails @UndInstrmtGrp @InstrmtLegGrp @Parties 1 660 581 336 625 263
M b a MassQuoteAcknowledgement 131 117 297! 300 301 537 @Parties 1 660 581 58 354 355 @QuotSetAckGrp
M c a SecurityDefinitionRequest 320! 321! &Instrument &InstrumentExtension @UndInstrmtGrp 15 58 354 355 336 625 @InstrmtLegGrp 827 263
M d a SecurityDefinition 320! 322! 323! &Instrument &InstrumentExtension @UndInstrmtGrp 15 336 625 58 354 355 @InstrmtLegGrp 827 561 562
M e a SecurityStatusRequest 324! &Instrument! &InstrumentExtension @UndInstrmtGrp @InstrmtLegGrp 15 263! 336 625
M f a SecurityStatus 324 &Instrument! &InstrumentExtension @UndInstrmtGrp @InstrmtLegGrp 15 336 625 325 326 291 292 327 328 329 330 331 332 333 31 60 334 58 354 355
M g a TradingSessionStatusRequest 335! 336 625 338 339 263!
M h a TradingSessionStatus 335 336! 625 338 339 325 340! 567 341 342 343 344 345 387 58 354 355
M i a MassQuote 131 117! 537 301 @Parties 1 660 581 293 294 @QuotSetGrp!
M j a BusinessMessageReject 45 372! 379 380! 58 354 355
M k a BidRequest 390 391! 374! 392 393! 394! 395 15 396 397 @BidDescReqGrp @BidCompReqGrp 409 410 411 412 413 414 415 416 121 417 75 418! 419! 443 58 354 355
M l a BidResponse 390 391 @BidCompRspGrp!
M m a ListStrikePrice 66! 422! 893 @InstrmtStrkPxGrp! @UndInstrmtStrkPxGrp
M n s XMLnonFIX 
M o a RegistrationInstructions 513! 514! 508! 11 @Parties 1 660 493 495 517 @RgstDtlsGrp @RgstDistInstGrp
M p a RegistrationInstructionsResponse 513! 514! 508! 11 @Parties 1 660 506! 507 496
M q a OrderMassCancelRequest 11! 526 530! 336 625 &Instrument &UnderlyingInstrument 54 60! 58 354 355
M r a OrderMassCancelReport 11 526 37! 198 530! 531! 532 533 @AffectedOrdGrp 336 625 &Instrument &UnderlyingInstrument 54 60 58 354 355
M s a NewOrderCross 548! 549! 550! @SideCrossOrdModGrp! &Instrument! @UndInstrmtGrp @InstrmtLegGrp 63 64 21 18 110 111 100 @TrdgSesGrp 81 140 114 60! @Stipulations 40! 423 44 99 &SpreadOrBenchmarkCurveData &YieldData 15 376 23 117 59 168 432 126 427 210 &PegInstructions &DiscretionInstructions 847 848 849 480 481 513 494
M t a CrossOrderCancelReplaceRequest 37 548! 551! 549! 550! @SideCrossOrdModGrp! &Instrument! @UndInstrmtGrp @InstrmtLegGrp 63 64 21 18 110 111 100 @TrdgSesGrp 81 140 114 60! @Stipulations 40! 423 44 99 &SpreadOrBenchmarkCurveData &YieldData 15 376 23 117 59 168 432 126 427 210 &PegInstructions &DiscretionInstructions 847 848 849 480 481 513 494
M u a CrossOrderCancelRequest 37 548! 551! 549! 550! @SideCrossOrdCxlGrp! &Instrument! @UndInstrmtGrp @InstrmtLegGrp 60!
M v a SecurityTypeRequest 320! 58 354 355 336 625 460 167 762
M w a SecurityTypes 320! 322! 323! 557 893 @SecTypesGrp 58 354 355 336 625 263
M x a SecurityListRequest 320! 559! &Instrument &InstrumentExtension &FinancingDetails @UndInstrmtGrp @InstrmtLegGrp 15 58 354 355 336 625 263
M y a SecurityList 320! 322! 560! 393 893 @SecListGrp
M z a DerivativeSecurityListRequest 320! 559! &UnderlyingInstrument 762 15 58 354 355 336 625 263
M AA a DerivativeSecurityList 320! 322! 560! &UnderlyingInstrument 393 893 @RelSymDerivSecGrp
M AB a NewOrderMultileg 11! 526 583 @Parties 229 75 1 660 581 589 590 591 70 @PreAllocMlegGrp 63 64 544 635 21 18 110 111 100 @TrdgSesGrp 81 54! &Instrument! @UndInstrmtGrp 140 @LegOrdGrp! 114 60! 854 &OrderQtyData! 40! 423 44 99 15 376 377 23 117 59 168 432 126 427 &CommissionData 528 529 582 121 120 775 58 354 355 77 203 210 &PegInstructions &DiscretionInstructions 847 848 849 480 481 513 494 563
M AC a MultilegOrderCancelReplace 37 41! 11! 526 583 586 @Parties 229 75 1 660 581 589 590 591 70 @PreAllocMlegGrp 63 64 544 635 21 18 110 111 100 @TrdgSesGrp 81 54! &Instrument! @UndInstrmtGrp 140 @LegOrdGrp! 114 60! 854 &OrderQtyData! 40! 423 44 99 15 376 377 23 117 59 168 432 126 427 &CommissionData 528 529 582 121 120 775 58 354 355 77 203 210 &PegInstructions &DiscretionInstructions 847 848 849 480 481 513 494 563
M AD a TradeCaptureReportRequest 568! 569! 263 571 818 17 150 37 11 573 828 829 830 855 820 880 @Parties &Instrument &InstrumentExtension &FinancingDetails @UndInstrmtGrp @InstrmtLegGrp @TrdCapDtGrp 715 336 625 943 54 442 578 579 725 726 58 354 355
M AE a TradeCaptureReport 571! 487 856 568 828 829 855 830 150 748 912 325 263 572 881 818 820 880 17 39 527 378 570! 423 &Instrument! &FinancingDetails &OrderQtyData 854 &YieldData @UndInstrmtGrp 822 823 32! 31! 669 194 195 30 75! 715 6 &SpreadOrBenchmarkCurveData 819 @PositionAmountData 442 824 @TrdInstrmtLegGrp 60! @TrdRegTimestamps 63 64 573 574 @TrdCapRptSideGrp! 797 852 853
M AF a OrderMassStatusRequest 584! 585! @Parties 1 660 336 625 &Instrument &UnderlyingInstrument 54
M AG a QuoteRequestReject 131! 644 658! @QuotReqRjctGrp! 58 354 355
M AH a RFQRequest 644! @RFQReqGrp! 263
M AI a QuoteStatusReport 649 131 117! 693 537 @Parties 336 625 &Instrument! &FinancingDetails @UndInstrmtGrp 54 &OrderQtyData 63 64 193 192 15 @Stipulations 1 660 581 @LegQuotStatGrp @QuotQualGrp 126 44 423 &SpreadOrBenchmarkCurveData &YieldData 132 133 645 646 647 134 648 135 62 188 190 189 191 631 632 633 634 60 40 642 643 656 657 156 13 12 582 100 297 58 354 355
M AJ a QuoteResponse 693! 117 694! 11 528 23 537 @QuotQualGrp @Parties 336 625 &Instrument! &FinancingDetails @UndInstrmtGrp 54 &OrderQtyData 63 64 193 192 15 @Stipulations 1 660 581 @LegQuotGrp 132 133 645 646 647 134 648 135 62 188 190 189 191 631 632 633 634 60 40 642 643 656 657 156 12 13 582 100 58 354 355 44 423 &SpreadOrBenchmarkCurveData &YieldData
M AK a Confirmation 664! 772 859 666! 773! 797 650 665! @Parties @OrdAllocGrp 70 793 467 60! 75! @TrdRegTimestamps &Instrument! &InstrumentExtension &FinancingDetails @UndInstrmtGrp! @InstrmtLegGrp! &YieldData 80! 854 54! 15 30 @CpctyConfGrp! 79! 661 798 6! 74 423 860 &SpreadOrBenchmarkCurveData 861 58 354 355 81 381! 157 230 158 159 738 920 921 922 238 237 118! 890 119 120 155 156 63 64 &SettlInstructionsData &CommissionData 858 @Stipulations @MiscFeesGrp
M AL a PositionMaintenanceRequest 710! 709! 712! 713 714 715! 716 717 @Parties! 1! 660 581! &Instrument! 15 @InstrmtLegGrp @UndInstrmtGrp @TrdgSesGrp 60! @PositionQty! 718 719 720 834 58 354 355
M AM a PositionMaintenanceReport 721! 709! 710 712! 713! 722! 723 715! 716 717 @Parties 1! 660 581! &Instrument! 15 @InstrmtLegGrp @UndInstrmtGrp @TrdgSesGrp 60! @PositionQty! @PositionAmountData! 718 834 58 354 355
M AN a RequestForPositions 710! 724! 573 263 @Parties! 1! 660 581! &Instrument 15 @InstrmtLegGrp @UndInstrmtGrp 715! 716 717 @TrdgSesGrp 60! 725 726 58 354 355
M AO a RequestForPositionsAck 721! 710 727 325 728! 729! @Parties! 1! 660 581! &Instrument 15 @InstrmtLegGrp @UndInstrmtGrp 725 726 58 354 355
M AP a PositionReport 721! 710 724 263 727 325 728! 715! 716 717 @Parties! 1! 660 581! &Instrument 15 730! 731! 734! @InstrmtLegGrp @PosUndInstrmtGrp @PositionQty! @PositionAmountData! 506 743 58 354 355
M AQ a TradeCaptureReportRequestAck 568! 569! 263 748 749! 750! &Instrument! @UndInstrmtGrp @InstrmtLegGrp 442 725 726 58 354 355
M AR a TradeCaptureReportAck 571! 487 856 828 829 855 830 150! 572 881 939 751 818 263 820 880 17 527 &Instrument! 60 @TrdRegTimestamps 725 726 58 354 355 @TrdInstrmtLegGrp 635 528 529 582 1 660 581 77 591 @TrdAllocGrp
M AS a AllocationReport 755! 70 71! 795 796 793 794! 87! 88 72 808 196 197 466 857! @OrdAllocGrp @ExecAllocGrp 570 700 574 54! &Instrument! &InstrumentExtension &FinancingDetails @UndInstrmtGrp @InstrmtLegGrp 53! 854 30 229 336 625 423 6! 860 &SpreadOrBenchmarkCurveData 15 74 @Parties 75! 60 63 64 775 381 238 237 118 77 754 58 354 355 157 158 159 540 738 920 921 922 650 @Stipulations &YieldData 892 893 @AllocGrp
M AT a AllocationReportAck 755! 70! @Parties 793 75 60! 87! 88 794 808 573 460 167 58 354 355 @AllocAckGrp
M AU a ConfirmationAck 664! 75! 60! 940! 774 573 58 354 355
M AV a SettlementInstructionRequest 791! 60! @Parties 79 661 54 460 167 461 168 126 779 169 170 171
M AW a AssignmentReport 833! 832 912 @Parties! 1 581! &Instrument 15 @InstrmtLegGrp @UndInstrmtGrp @PositionQty! @PositionAmountData! 834 730! 731! 732! 432 744! 745 746! 747! 716! 717! 715! 58 354 355
M AX a CollateralRequest 894! 895! 60! 126 @Parties 1 581 11 37 198 526 @ExecCollGrp @TrdCollGrp &Instrument &FinancingDetails 64 53 854 15 @InstrmtLegGrp @UndInstrmtCollGrp 899 900 901 @TrdRegTimestamps 54 @MiscFeesGrp 44 423 159 920 921 922 &SpreadOrBenchmarkCurveData @Stipulations 336 625 716 717 715 58 354 355
M AY a CollateralAssignment 902! 894 895! 903! 907 60! 126 @Parties 1 581 11 37 198 526 @ExecCollGrp @TrdCollGrp &Instrument &FinancingDetails 64 53 854 15 @InstrmtLegGrp @UndInstrmtCollGrp 899 900 901 @TrdRegTimestamps 54 @MiscFeesGrp 44 423 159 920 921 922 &SpreadOrBenchmarkCurveData @Stipulations &SettlInstructionsData 336 625 716 717 715 58 354 355
M AZ a CollateralResponse 904! 902! 894 895! 903 905! 906 60! @Parties 1 581 11 37 198 526 @ExecCollGrp @TrdCollGrp &Instrument &FinancingDetails 64 53 854 15 @InstrmtLegGrp @UndInstrmtCollGrp 899 900 901 @TrdRegTimestamps 54 @MiscFeesGrp 44 423 159 920 921 922 &SpreadOrBenchmarkCurveData @Stipulations 58 354 355
M BA a CollateralReport 908! 909 910! 911 912 @Parties 1 581 11 37 198 526 @ExecCollGrp @TrdCollGrp &Instrument &FinancingDetails 64 53 854 15 @InstrmtLegGrp @UndInstrmtGrp 899 900 901 @TrdRegTimestamps 54 @MiscFeesGrp 44 423 159 920 921 922 &SpreadOrBenchmarkCurveData @Stipulations &SettlInstructionsData 336 625 716 717 715 58 354 355
M BB a CollateralInquiry 909 @CollInqQualGrp 263 725 726 @Parties 1 581 11 37 198 526 @ExecCollGrp @TrdCollGrp &Instrument &FinancingDetails 64 53 854 15 @InstrmtLegGrp @UndInstrmtGrp 899 900 901 @TrdRegTimestamps 54 44 423 159 920 921 922 &SpreadOrBenchmarkCurveData @Stipulations &SettlInstructionsData 336 625 716 717 715 58 354 355
M BC a NetworkCounterpartySystemStatusRequest 935! 933! @CompIDReqGrp
M BD a NetworkCounterpartySystemStatusResponse 937! 933 932! 934 @CompIDStatGrp!
M BE a UserRequest 923! 924! 553! 554 925 95 96
M BF a UserResponse 923! 553! 926 927
M BG a CollateralInquiryAck 909! 945! 946 @CollInqQualGrp 911 @Parties 1 581 11 37 198 526 @ExecCollGrp @TrdCollGrp &Instrument &FinancingDetails 64 53 854 15 @InstrmtLegGrp @UndInstrmtGrp 336 625 716 717 715 725 726 58 354 355
M BH a ConfirmationRequest 859! 773! @OrdAllocGrp 70 793 467 60! 79 661 798 58 354 355
H 8! 9! 35! 49! 56! 115 128 90 91 34! 50 142 57 143 116 144 129 145 43 97 52! 122 212 213 347 369 @Hop
T 93 89 10!`;
